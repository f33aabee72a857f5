import { isIP } from 'node:net';
import { fieldError } from '../../../contract/errors.ts';
import { BRAND } from '../../../words/brand.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';

/** The relying party of a passkey: https://www.w3.org/TR/webauthn-3/#relying-party. */
export interface RelyingParty {
  id: string;
  name: string;
  /** The console that the request comes from. */
  origin: string;
}

/**
 * Returns the relying party of a console. Both consoles share the passkeys of the site they are subdomains of; where
 * browsers know no parent site, as on `localhost`, each has its own.
 *
 * @throws CubbyError INVALID_DATA for any other page.
 */
export function relyingParty(publicUrl: string, origin: string | null): RelyingParty {
  const site = new URL(publicUrl);
  const consoles = [consoleAddress(publicUrl, 'admin'), consoleAddress(publicUrl, 'hosts')];
  const asked = consoles.find((each) => each === origin);
  if (!asked) throw fieldError('origin', `Passkeys can only be used at ${consoles.join(' and ')}.`);
  const isShared = site.hostname.includes('.') && isIP(site.hostname) === 0;
  return { id: isShared ? site.hostname : new URL(asked).hostname, name: BRAND, origin: asked };
}
