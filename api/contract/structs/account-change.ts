import { enums, type Infer, nullable, string, type } from 'superstruct';
import { ACCOUNT_CHANGE_STATES } from '../rules/payouts.ts';
import { Currency, Instant, MaybeText } from '../vocabulary/words.ts';

/** A member of staff or a host's person: the ID tells whether it is the reader. */
const Person = type({ id: string(), name: string() });

/** A change of where a host's money goes, as staff see it. Only the ends of both numbers are shown. */
export const AccountChange = type({
  id: string(),
  host_id: string(),
  host_name: string(),
  ccy_code: Currency,
  /** Null if no account with a number was active before. */
  old_end: MaybeText,
  new_end: string(),
  state: enums(ACCOUNT_CHANGE_STATES),
  created: Instant,
  /** The time from which the new account is paid. */
  starts_at: Instant,
  changed_by: Person,
  /** The first of the two members of staff who end the wait. */
  confirmed_by: nullable(Person),
});
export type AccountChange = Infer<typeof AccountChange>;

/** Result of undoing a change by the link of the email about it. */
export const AccountChangeUndo = type({
  /** The reason why the link no longer works; null if it has just undone the change. */
  ended: nullable(enums(['used', 'expired'])),
  ccy_code: Currency,
  /** End of the number that is paid again; null if there is none. */
  account_end: MaybeText,
});
export type AccountChangeUndo = Infer<typeof AccountChangeUndo>;
