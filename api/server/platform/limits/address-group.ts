import ipaddr from 'ipaddr.js';

/** The IPv6 network of a home or a company, in bits: one visitor has billions of addresses there, and counts as one. */
const NETWORK_BITS = 64;

/** Returns the address that is counted: IPv4 unchanged, even if written as IPv6; for IPv6 the network. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toNormalizedString()}/${NETWORK_BITS}`).toString();
}
