import { execFileSync } from 'node:child_process';

/** Installs Debian packages if permitted; it has worked if their program exists afterwards. */
export function installDebian(...names: string[]): void {
  if (process.getuid?.() !== 0) return;
  attempt('apt-get', ['update', '-qq']);
  attempt('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names]);
}

export function attempt(command: string, args: string[]): void {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
  } catch {
    process.stdout.write(`${command} ${args.join(' ')} did not work.\n`);
  }
}
