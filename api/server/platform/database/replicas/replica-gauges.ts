import type { Gauges } from '../../metrics/gauges.ts';
import type { Replicas } from './replicas.ts';

/** Reports the state of each replica, as this server sees it. */
export function replicaGauges({ replicas }: { replicas: Replicas | null }) {
  return {
    help: {
      cubby_replica_in_use: '1 while requests read from the replica, 0 while it is left out',
      cubby_replica_lag_seconds: 'By how much the replica is behind the primary; 300 for any longer time',
    },
    label: 'replica',
    read: () => {
      const all = replicas?.all ?? [];
      return {
        cubby_replica_in_use: Object.fromEntries(all.map(({ name, inUse }) => [name, Number(inUse)])),
        cubby_replica_lag_seconds: Object.fromEntries(
          all.flatMap((replica) => (replica.isKnown ? [[replica.name, replicas?.secondsBehind(replica) ?? 0]] : [])),
        ),
      };
    },
  } satisfies Gauges;
}
