import { array, type Infer, nullable, string, type } from 'superstruct';
import { Instant, LanguageCode } from './common.ts';

/** Somebody who offers room for bags, with the places they run, the oldest first. */
export const Host = type({
  id: string(),
  user_id: string(),
  email: string(),
  first_name: string(),
  last_name: string(),
  phone_number: string(),
  business_name: string(),
  language: LanguageCode,
  stashpoint_ids: array(string()),
  accepted_tos_at: nullable(Instant),
  created: Instant,
});
export type Host = Infer<typeof Host>;
