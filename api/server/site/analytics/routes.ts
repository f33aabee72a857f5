import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { insertEvents } from './store.ts';

export function analyticsRoutes({ database, now }: HasDatabase & HasClock): HandlersOf<'createEvents'> {
  return {
    createEvents: async ({ body, clientId, visitor }) => {
      const { events, experiments = {}, marketing = {} } = body;
      const shared = {
        received: now(),
        client_id: clientId,
        visitor,
        experiments: JSON.stringify(experiments),
        marketing: JSON.stringify(marketing),
      };
      await insertEvents(
        database.query,
        events.map(({ name, time, properties }) => ({
          name,
          time: new Date(time),
          properties: JSON.stringify(properties),
          ...shared,
        })),
      );
    },
  };
}
