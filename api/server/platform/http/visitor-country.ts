import type { FastifyRequest } from 'fastify';

/** The visitor's country, ISO 3166, as the proxy in front of us tells it; null when none does. */
export function visitorCountry({ headers }: FastifyRequest): string | null {
  const said = headers['cf-ipcountry'] ?? headers['x-user-country'];
  return typeof said === 'string' && /^[A-Z]{2}$/i.test(said) ? said.toUpperCase() : null;
}
