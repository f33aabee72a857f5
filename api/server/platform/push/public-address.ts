import { lookup as lookUp } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { parse } from 'tldts';

/** Tells whether a network address is public: not this machine, and not a network behind us. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast';
}

/** Looks up a name and refuses private addresses, so that the connection goes to the checked address. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 0);
    const [first] = addresses;
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new Error(`${hostname} resolves to a private network.`), '', 0);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};

/** Ends the names of a home network: the list of public suffixes has it only so that no cookie spans such networks. */
const HOME = 'home.arpa';

/**
 * Tells whether a URL may be called at all: an `https:` URL without credentials, to a public address or to a name below a
 * public suffix. Names of other kinds (`localhost`, `printer.local`, `db.internal`) lead to this machine or to a network
 * behind us by rule.
 */
export function isPublicUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  const { isIp, isIcann, domain, publicSuffix } = parse(hostname);
  const isPublic = isIp
    ? isPublicAddress(hostname.replace(/^\[|\]$/g, ''))
    : isIcann === true && domain !== null && publicSuffix !== HOME;
  return protocol === 'https:' && !username && !password && isPublic;
}
