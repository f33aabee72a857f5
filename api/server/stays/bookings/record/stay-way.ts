import { compileOpeningHours } from '../../../../contract/rules/opening-hours.ts';
import type { StayWay } from '../../../../mails/stay-facts.ts';
import type { HasSecret } from '../../../platform/secrets/server-secret.ts';
import { shortPin } from '../../../platform/secrets/signatures.ts';
import type { HasConfig } from '../../../platform/settings/config.ts';
import type { MailedStay } from './find-mailed-booking.ts';
import { signPass } from './pass.ts';

/** Returns what a traveller needs to reach a stay: the page that their mail links to, and when the place is open. */
export function stayWay(
  { config, secret }: HasConfig & HasSecret,
  { id, opening_hours, opening_hours_exceptions, closures }: MailedStay,
): StayWay {
  const hours = compileOpeningHours(opening_hours, opening_hours_exceptions, closures);
  return { publicUrl: config.publicUrl, pass: signPass(secret, id), pin: shortPin(secret, id), hours };
}
