// tsx for a program that uses Vite, which loads four times as fast before the hooks of tsx.
import './check-machine.mjs';

process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import ${import.meta.resolve('vite')}`;
await import('tsx/cli');
