import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';

/**
 * Returns the path and query of a request as the router and the sites read them: a path on this server, whatever the
 * first line of the request says. A client of a proxy names the server, too (RFC 9112, 3.2.2), and a URL parser takes the
 * second of two slashes, or a backslash, for the beginning of a host.
 */
export function readAddress(target: string): string {
  return target.replace(/^https?:\/\/[^/?]*/i, '').replace(/^(\*|[/\\]*)/, '/');
}

/** Returns an address that can be decoded: a percent sign that begins no escape is literal. */
export function decodable(address: string): string {
  const [path = '/'] = address.split('?', 1);
  return isDecodable(path) ? address : path.replaceAll('%', '%25') + address.slice(path.length);
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns the network address of a caller: the one given by a trusted proxy, unless that is none; else the peer. What a
 * caller makes up is neither counted, stored nor logged as an address.
 */
export function callerAddress({ ip, socket }: FastifyRequest): string {
  return isIP(ip) ? ip : (socket.remoteAddress ?? '');
}
