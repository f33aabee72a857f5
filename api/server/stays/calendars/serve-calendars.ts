import type { FastifyInstance } from 'fastify';
import { CubbyError } from '../../../contract/errors.ts';
import type { HasDatabase } from '../../platform/database/connect.ts';
import { sendUnlessKnown } from '../../platform/http/known-text.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import type { HasConfig } from '../../platform/settings/config.ts';
import { readCalendar } from './write-calendar.ts';

/**
 * Serves a place's calendar to anyone with its address: a calendar program cannot send a session. It is not in the
 * endpoint table, because it returns no JSON.
 */
export function mountCalendars(app: FastifyInstance, services: HasConfig & HasDatabase & HasClock): void {
  app.get<{ Params: { secret: string } }>('/v2/calendars/:secret', async (request, reply) => {
    const text = await readCalendar(services, request.params.secret);
    if (text === null) throw new CubbyError('NOT_FOUND', 'There is no calendar at this address.');
    reply
      .header('Cache-Control', 'private, no-cache')
      .header('X-Robots-Tag', 'noindex')
      .type('text/calendar; charset=utf-8')
      .header('Content-Disposition', 'inline; filename="cubby.ics"');
    return sendUnlessKnown(request, reply, text);
  });
}
