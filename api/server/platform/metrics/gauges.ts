import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Counter, Gauge, type Registry } from 'prom-client';

/** A value, or one for each value of the label. */
export type Measured = number | Readonly<Record<string, number>>;

/** The figures of one room for `/metrics`: each name with its meaning. Values of names in `_total` only grow. */
export interface Gauges<Name extends string = string> {
  help: Readonly<Record<Name, string>>;
  /** The label that tells several values of one name apart. */
  label?: string;
  read: () => Readonly<Record<Name, Measured>> | Promise<Readonly<Record<Name, Measured>>>;
}

/** The age up to which values from the database are shown again: any number of readers costs it the same. */
const FRESH_MS = 5_000;
/** The longest the others wait for the database. */
const PATIENCE_MS = 2_000;

/**
 * Limits how often and how long values are read that cost the database something. Readers share the running attempt, and
 * its result, also where it failed.
 */
export function sparingly<Name extends string>({ read, ...gauges }: Gauges<Name>): Gauges<Name> {
  let known: ReturnType<typeof read> | null = null;
  let readAt = Number.NEGATIVE_INFINITY;
  let isRunning = false;
  const begin = async () => {
    isRunning = true;
    try {
      return await read();
    } finally {
      isRunning = false;
    }
  };
  return {
    ...gauges,
    read: () => {
      if (!known || (!isRunning && performance.now() - readAt > FRESH_MS)) {
        readAt = performance.now();
        known = begin();
      }
      return Promise.race([known, tooLate()]);
    },
  };
}

/** Returns the age of the oldest waiting entry; 0 for none. */
export function ageSeconds(oldest: Date | null, now: Date): number {
  return oldest ? Math.max(0, (now.getTime() - oldest.getTime()) / 1000) : 0;
}

/** @throws Error after the time limit. */
async function tooLate(): Promise<never> {
  await setTimeout(PATIENCE_MS, undefined, { ref: false });
  throw new Error('The database did not answer in time.');
}

/** Adds gauges to a registry. Those that can't be read are left out, and the others are still shown. */
export function exposeGauges(registry: Registry, all: readonly Gauges[], log: FastifyBaseLogger): void {
  for (const { help, label, read } of all) {
    // The registry collects each name on its own; they belong together and are read once.
    let reading: Promise<Readonly<Record<string, Measured>> | null> | null = null;
    let isFailing = false;
    const readOnce = () => {
      reading ??= Promise.resolve()
        .then(read)
        .then((values) => {
          isFailing = false;
          return values;
        })
        .catch((err: unknown) => {
          // Once for each outage, not for each reading.
          if (!isFailing) log.warn({ err, metrics: Object.keys(help) }, 'metrics could not be read');
          isFailing = true;
          return null;
        })
        .finally(() => {
          reading = null;
        });
      return reading;
    };
    const labelNames = label ? [label] : [];
    for (const [name, meaning] of Object.entries(help)) {
      const Kind = name.endsWith('_total') ? Counter : Gauge;
      new Kind({
        name,
        help: meaning,
        labelNames,
        registers: [registry],
        async collect() {
          const value = (await readOnce())?.[name];
          this.reset();
          if (typeof value === 'number') this.inc(value);
          // Without a value it would be shown as 0.
          else if (!label) this.remove();
          else for (const [each, one] of Object.entries(value ?? {})) this.inc({ [label]: each }, one);
        },
      });
    }
  }
}
