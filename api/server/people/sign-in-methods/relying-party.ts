import { isIP } from 'node:net';
import { fieldError } from '../../../contract/errors.ts';
import { consoleAddress } from '../../platform/settings/console-address.ts';

/** For whom a passkey is made: https://www.w3.org/TR/webauthn-3/#relying-party. */
export interface RelyingParty {
  id: string;
  name: string;
  /** The console whose page asks. */
  origin: string;
}

/**
 * The console that asks. Both share the passkeys of the site they are labels of; where browsers know no site above them,
 * as on `localhost`, each has its own.
 *
 * @throws CubbyError INVALID_DATA for any other page.
 */
export function relyingParty(publicUrl: string, origin: string | null): RelyingParty {
  const site = new URL(publicUrl);
  const consoles = [consoleAddress(publicUrl, 'admin'), consoleAddress(publicUrl, 'hosts')];
  const asked = consoles.find((each) => each === origin);
  if (!asked) throw fieldError('origin', `Passkeys can only be used at ${consoles.join(' and ')}.`);
  const isShared = site.hostname.includes('.') && isIP(site.hostname) === 0;
  return { id: isShared ? site.hostname : new URL(asked).hostname, name: 'Cubby', origin: asked };
}
