import type { FastifyInstance } from 'fastify';
import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { sha256 } from '../../platform/secrets/ids.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { readCalendar } from './write-calendar.ts';

/**
 * Serves a place's calendar to anyone with its address: a calendar program cannot send a session. It is not in the
 * endpoint table, because it returns no JSON.
 */
export function mountCalendars(app: FastifyInstance, services: HasConfig & HasDatabase & HasClock): void {
  app.get<{ Params: { secret: string } }>('/v2/calendars/:secret', async ({ params, headers }, reply) => {
    const text = await readCalendar(services, params.secret);
    if (text === null) throw new CubbyError('NOT_FOUND', 'There is no calendar at this address.');
    const etag = `"${sha256(text)}"`;
    void reply.header('ETag', etag).header('Cache-Control', 'private, no-cache').header('X-Robots-Tag', 'noindex');
    if (headers['if-none-match']?.split(/,\s*/).includes(etag)) return reply.status(304).send();
    return reply
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'inline; filename="cubby.ics"')
      .send(text);
  });
}
