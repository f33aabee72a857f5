import type { Gauges } from '../metrics/gauges.ts';
import type { HasCaches } from './caches.ts';

/** Reports the use of every cache that counts it. */
export function cacheGauges({ caches: { reports } }: HasCaches): Gauges {
  return {
    help: {
      cubby_cache_hits_total: 'Times a cache had what was asked for',
      cubby_cache_misses_total: 'Times it had not',
      cubby_cache_entries: 'Entries of a cache in memory',
    },
    label: 'cache',
    read: () => {
      const uses = [...reports].map(([name, report]) => [name, report()] as const);
      return {
        cubby_cache_hits_total: Object.fromEntries(uses.map(([name, { hits }]) => [name, hits])),
        cubby_cache_misses_total: Object.fromEntries(uses.map(([name, { misses }]) => [name, misses])),
        cubby_cache_entries: Object.fromEntries(
          uses.flatMap(([name, { entries }]) => (entries === null ? [] : [[name, entries]])),
        ),
      };
    },
  };
}
