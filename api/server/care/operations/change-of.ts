import { CubbyError } from '../../../contract/errors.ts';
import { withClosure, withoutDates } from '../../../contract/rules/closures.ts';
import type { OperationArguments, OperationKind } from '../../../contract/structs/operation.ts';
import type { AdminStashpoint } from '../../../contract/structs/stashpoint.ts';
import type { StashpointDraft } from '../../../contract/structs/stashpoint-draft.ts';

/** A change of a place, as its single action sends it. */
export type PlaceChange = Partial<StashpointDraft> & { active?: boolean };

type Place = Pick<
  AdminStashpoint,
  | 'closures'
  | 'opening_hours'
  | 'opening_hours_exceptions'
  | 'status'
  | 'active'
  | 'currency_code'
  | 'first_day_cost'
  | 'extra_day_cost'
>;

/** The values of an operation for each of its places: the range of dates, the hours of its source, its prices. */
export interface Asked extends OperationArguments {
  kind: OperationKind;
  /** The place whose hours the others get. */
  source?: Pick<Place, 'opening_hours' | 'opening_hours_exceptions'> | undefined;
}

/**
 * Returns the change an operation makes of a place; fields that stay as they are may be among it.
 *
 * @throws CubbyError INVALID_DATA for prices in another currency.
 */
export function changeOf(asked: Asked, place: Place): PlaceChange {
  const dates = { start_date: asked.start_date ?? '', end_date: asked.end_date ?? '' };
  switch (asked.kind) {
    case 'close':
      return { closures: [...withClosure(place.closures, dates)] };
    case 'reopen':
      return { closures: withoutDates(place.closures, dates) };
    case 'market_on':
      return place.status === 'approved' ? { active: true } : {};
    case 'market_off':
      return { active: false };
    case 'hours':
      return asked.source ? { ...asked.source } : {};
    case 'price':
      return pricesOf(asked, place);
    default:
      return {};
  }
}

function pricesOf({ by, first_day, extra_day, currency_code }: Asked, place: Place): PlaceChange {
  if (by !== 'percent' && currency_code !== place.currency_code)
    throw new CubbyError('INVALID_DATA', `This place has its prices in ${place.currency_code}.`);
  const then = (price: number, amount: number) => {
    if (by === 'set') return amount;
    return by === 'add' ? price + amount : Math.round((price * (100 + amount)) / 100);
  };
  return {
    ...(first_day !== undefined && { first_day_cost: then(place.first_day_cost, first_day) }),
    ...(extra_day !== undefined && { extra_day_cost: then(place.extra_day_cost, extra_day) }),
  };
}
