import ipaddr from 'ipaddr.js';

/** What a home or a company gets of IPv6, in bits: one visitor has billions of addresses there, and is still one. */
const NETWORK_BITS = 64;

/** The address that is counted: IPv4 as it is, also where it comes written as IPv6; of IPv6 the network. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${NETWORK_BITS}`).toString();
}
