import { normaliseEmail } from '../../../contract/rules/fields.ts';
import { AT_COUNTERS, type Role } from '../../../contract/rules/roles.ts';
import type { SentCode } from '../../../contract/structs/user.ts';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import type { CodePurpose, SignInSite } from '../../../contract/vocabulary/sign-in-limits.ts';
import { oneTimeLinkMail } from '../../../mails/one-time-link-texts.ts';
import { codeMail } from '../../../mails/texts.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';
import { findUserByEmail } from '../users/accounts.ts';
import { isKnownBrowser } from '../users/known-browsers.ts';
import { requireEmail } from '../users/user-fields.ts';
import type { HasGuestBookings } from './guest-bookings.ts';
import { opensByEmail } from './open-by-email.ts';
import { type SendsCodes, sendCode } from './send-code.ts';

interface Asked {
  email: string;
  language?: Language | undefined;
  purpose?: CodePurpose | undefined;
  /** The secret of the browser that asks. */
  browser_secret?: string | undefined;
  /** The site that asks: a link opens it. */
  site?: SignInSite | undefined;
  /** True at sign-up, for which the code sent to the same browser a moment ago serves as well. */
  isSignUp?: boolean;
}

/**
 * Sends a fresh code, or a link. Whether the address has an account is not revealed, and matters only when the code is
 * entered.
 *
 * @throws CubbyError TOO_MANY_REQUESTS when the same browser has asked within half a minute.
 */
export async function requestCode(
  services: HasConfig & SendsCodes & HasGuestBookings,
  asked: Asked,
  address: string,
): Promise<SentCode> {
  const { language = 'en', purpose = 'sign_in', browser_secret: secret } = asked;
  requireEmail(asked.email);
  const email = normaliseEmail(asked.email);
  const { query } = services.database;
  const user = await findUserByEmail(query, email);
  const isKnown =
    user !== undefined && secret !== undefined && (await isKnownBrowser(query, user.id, secret, services.now()));
  const opens = user !== undefined || (await opensByEmail(services, query, email));
  const site = purpose === 'recovery' ? 'travellers' : siteFor(user?.role, asked.site);
  const url = addressOf(site, services.config.publicUrl);
  return sendCode(services, {
    email,
    purpose,
    secret,
    isKnown,
    isLastEnough: asked.isSignUp ?? false,
    address,
    mailWithCode: (code) => codeMail(email, code, language, purpose),
    linkMail: opens
      ? {
          kind: { purpose, site },
          write: (link) => oneTimeLinkMail(email, { link, purpose, site: { name: site, url } }, language),
        }
      : null,
  });
}

/** Returns the site a person can sign in to: the one that asks, or the travellers' if that one is not for them. */
export function siteFor(role: Role | undefined, asked: SignInSite = 'travellers'): SignInSite {
  const isOpen = {
    travellers: true,
    hosts: AT_COUNTERS.some((each) => each === role),
    staff: role === 'admin',
  } satisfies Record<SignInSite, boolean>;
  return isOpen[asked] ? asked : 'travellers';
}

/** Returns the base address of a site. */
export function addressOf(site: SignInSite, publicUrl: string): string {
  if (site === 'travellers') return publicUrl;
  return consoleAddress(publicUrl, site === 'staff' ? 'admin' : 'hosts');
}
