import { object, string } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { AccountChangeUndo } from '../structs/account-change.ts';
import { size } from '../vocabulary/bounds.ts';

/** Undoing a change of a payout account from an email, apart from the rest of payouts: it is on the travellers' site. */
export const accountChangeUndoEndpoints = {
  undoAccountChange: {
    method: 'POST',
    path: '/v2/account-change-undos',
    summary: 'Restores the previous payout account by the link of the email, within three days; ends all sessions',
    roles: 'anyone',
    body: object({ link: size(string(), 1, 200) }),
    response: AccountChangeUndo,
    errors: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
} as const satisfies Record<string, Endpoint>;
