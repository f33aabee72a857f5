import { readFileSync } from 'node:fs';

/** Linux counts processor time in these; getconf CLK_TCK. */
const TICKS_A_SECOND = 100;

/** Returns the processor time a process has used, milliseconds; not a number where the system does not say. */
export function processorMs(pid: number | undefined): number {
  try {
    const [, rest = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
    const [user = '', system = ''] = rest.split(' ').slice(11, 13);
    return ((Number(user) + Number(system)) / TICKS_A_SECOND) * 1_000;
  } catch {
    return Number.NaN;
  }
}
