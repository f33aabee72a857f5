import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** A process of the operating system, with its publicly readable fields. */
export interface OsProcess {
  pid: number;
  parentPid: number;
  /** The whole command line. */
  command: string;
}

/** Reads a process; null when there is none with this number. */
export function readProcess(pid: number): OsProcess | null {
  if (!Number.isSafeInteger(pid) || pid <= 0) return null;
  try {
    return process.platform === 'linux' ? readProc(pid) : askPs(pid);
  } catch {
    return null;
  }
}

function readProc(pid: number): OsProcess {
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  // The second field is the name in brackets, which may itself hold spaces and brackets.
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (state === 'Z') throw new Error('The process has ended.');
  return { pid, parentPid: Number(parent), command };
}

function askPs(pid: number): OsProcess {
  const text = execFileSync('ps', ['-ww', '-o', 'ppid=,command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  const [, parent, command = ''] = /^(\d+)\s+(.*)$/s.exec(text) ?? [];
  return { pid, parentPid: Number(parent), command };
}
