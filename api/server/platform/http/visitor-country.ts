import type { FastifyRequest } from 'fastify';

/** Returns the visitor's country, ISO 3166, from the header of the proxy in front of us; null without one. */
export function visitorCountry({ headers }: FastifyRequest): string | null {
  const said = headers['cf-ipcountry'] ?? headers['x-user-country'];
  return typeof said === 'string' && /^[A-Z]{2}$/i.test(said) ? said.toUpperCase() : null;
}
