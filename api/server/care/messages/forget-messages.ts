import { subDays } from 'date-fns/subDays';
import { MESSAGE_DAYS } from '../../../contract/rules/conversations.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { deleteOldMessages } from './store.ts';

/** Deletes messages that are no longer needed. Returns how many. */
export function forgetMessages({ database, now }: HasDatabase & HasClock): Promise<number> {
  return deleteOldMessages(database.query, subDays(now(), MESSAGE_DAYS));
}
