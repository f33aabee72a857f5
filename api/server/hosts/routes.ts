import type { HandlersOf } from '../http/call.ts';
import type { Services } from '../services.ts';
import { createHost } from './create-host.ts';

export function hostRoutes(services: Services): HandlersOf<'createHost'> {
  return {
    createHost: async ({ findCaller, body }) => createHost(services, await findCaller(), body),
  };
}
