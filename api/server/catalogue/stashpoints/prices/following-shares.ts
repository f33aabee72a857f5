import type { StashpointDraft } from '../../../../contract/structs/stashpoint-draft.ts';

type Priced = Pick<
  StashpointDraft,
  'first_day_cost' | 'extra_day_cost' | 'first_day_commission' | 'extra_day_commission'
>;

/** Returns the host's shares at other prices: the same part of each day's price as before, minor units. */
export function followingShares(
  before: Priced,
  change: { first_day_cost?: number | undefined; extra_day_cost?: number | undefined },
): Partial<Priced> {
  const share = (cost: number, oldCost: number, commission: number) =>
    oldCost === 0 ? 0 : Math.round((cost * commission) / oldCost);
  const { first_day_cost, extra_day_cost } = change;
  return {
    ...(first_day_cost !== undefined && {
      first_day_commission: share(first_day_cost, before.first_day_cost, before.first_day_commission),
    }),
    ...(extra_day_cost !== undefined && {
      extra_day_commission: share(extra_day_cost, before.extra_day_cost, before.extra_day_commission),
    }),
  };
}
