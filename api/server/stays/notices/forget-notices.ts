import { subDays } from 'date-fns/subDays';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { forgetTold } from './store.ts';

/** The days after which no notification could be due again. */
const KEPT_DAYS = 7;

export function forgetNotices({ database, now }: HasDatabase & HasClock): Promise<number> {
  return forgetTold(database.query, subDays(now(), KEPT_DAYS));
}
