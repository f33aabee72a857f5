import type { CounterStashpoint } from '@cubby/api';

/** Returns the place with most bags in storage and arriving: the default for someone who has not chosen one. */
export function busiest(stashpoints: readonly CounterStashpoint[]): CounterStashpoint | undefined {
  const bags = ({ bags_inside, arrivals_today }: CounterStashpoint) => bags_inside + arrivals_today;
  return stashpoints.toSorted((one, other) => bags(other) - bags(one))[0];
}
