import { compileOpeningHours } from '../../../../contract/rules/opening-hours.ts';
import type { StayWay } from '../../../../mails/stay-facts.ts';
import type { HasSecret } from '../../../platform/secrets/server-secret.ts';
import { shortPin } from '../../../platform/secrets/signatures.ts';
import type { HasConfig } from '../../../platform/settings/config.ts';
import type { MailedStay } from './find-mailed-booking.ts';
import { passAddress, signPass } from './pass.ts';

/** Returns what a traveller needs to reach a stay: the page that their mail links to, and when the place is open. */
export function stayWay({ config: { publicUrl }, secret }: HasConfig & HasSecret, stay: MailedStay): StayWay {
  const hours = compileOpeningHours(stay.opening_hours, stay.opening_hours_exceptions, stay.closures);
  const code = passAddress(secret, publicUrl, stay);
  return { publicUrl, pass: signPass(secret, stay.id), code, pin: shortPin(secret, stay.id), hours };
}
