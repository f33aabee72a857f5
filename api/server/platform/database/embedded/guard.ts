import { type ChildProcess, spawn } from 'node:child_process';
import type { Identity } from './identity.ts';

/**
 * Runs PostgreSQL and ends it when the server does, however the server ends: its standard input is a pipe that only the
 * server holds open, and the system closes it with the server. A shell, because a second Node would hold 40 MB for this.
 */
const SCRIPT = `
exec 4<&0
"$@" </dev/null 4<&- &
postgres=$!
(read -r _ <&4; kill -INT "$postgres") &
watcher=$!
exec 4<&-
wait "$postgres"
status=$?
kill "$watcher" 2>/dev/null
rm -rf "$CUBBY_RUN_FOLDER"
exit "$status"
`;

interface Guarded {
  /** PostgreSQL's executable and its arguments. */
  command: readonly string[];
  identity: Identity;
  /** Removed when PostgreSQL has ended. */
  runFolder: string;
  /** File descriptor of what PostgreSQL prints. */
  log: number;
  /** Passed on as descriptor 3. */
  folderDescriptor: number | null;
}

/** Starts PostgreSQL under its guard. Closing the guard's standard input ends both. */
export function startGuarded({ command, identity, runFolder, log, folderDescriptor }: Guarded): ChildProcess {
  return spawn('/bin/sh', ['-c', SCRIPT, 'cubby-guard', ...command], {
    ...identity,
    cwd: '/',
    env: { PATH: process.env.PATH, LC_ALL: 'C', CUBBY_RUN_FOLDER: runFolder },
    // Ctrl-C reaches the whole group of a terminal: PostgreSQL has to outlive the requests under way.
    detached: true,
    stdio: ['pipe', log, log, ...(folderDescriptor === null ? [] : [folderDescriptor])],
  });
}
