import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

/** A program failed. `output` is what it printed, for the person who helps the owner. */
export class CommandFailure extends Error {
  readonly output: string;

  constructor(command: string, output: string) {
    super(`${command}: ${output}`);
    this.output = output;
  }
}

interface CommandOptions {
  cwd: string;
  env?: Record<string, string>;
  /** What the program reads; null keeps its input open for as long as this process runs. */
  input?: string | null;
  onLine?: (line: string) => void;
}

/** Runs a program without a shell and returns what it printed. Throws a CommandFailure. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: CommandOptions,
): Promise<string> {
  const { cwd, env, input = '', onLine } = options;
  const child = spawn(command, args, { cwd, env: { ...process.env, LC_ALL: 'C', ...env } });
  return new Promise((resolve, reject) => {
    const printed: string[] = [];
    const complained: string[] = [];
    createInterface(child.stdout).on('line', (line) => {
      printed.push(line);
      onLine?.(line);
    });
    createInterface(child.stderr).on('line', (line) => complained.push(line));
    child.on('error', (error) => reject(new CommandFailure(command, error.message)));
    child.on('close', (status) => {
      if (status === 0) resolve(printed.join('\n'));
      else reject(new CommandFailure(command, [...printed, ...complained].slice(-20).join('\n')));
    });
    // A program that ends before it has read everything says why itself.
    child.stdin.on('error', () => {});
    if (input !== null) child.stdin.end(input);
  });
}
