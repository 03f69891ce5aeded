"""Watching a game again: choice by choice, as any seat saw it, and on from any point."""
