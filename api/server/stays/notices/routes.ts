import type { HasDatabase } from '../../platform/database/connect.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { HasPush } from '../../platform/push/push-service.ts';
import type { HasClock } from '../../platform/runtime/clock.ts';
import { requireCounter } from '../counter/require-counter.ts';
import { subscribePush, testPush, unsubscribePush } from './push-devices.ts';

type Names = 'getPushKey' | 'subscribePush' | 'unsubscribePush' | 'testPush';

export function noticeRoutes(services: HasDatabase & HasClock & HasPush): HandlersOf<Names> {
  return {
    getPushKey: async ({ caller, params }) => {
      await requireCounter(services, caller, params.id);
      return { public_key: services.push.publicKey };
    },
    subscribePush: ({ caller, params, body }) => subscribePush(services, caller, params.id, body),
    unsubscribePush: ({ caller, params, body }) => unsubscribePush(services, caller, params.id, body.endpoint),
    testPush: ({ caller, params, body }) => testPush(services, caller, params.id, body.endpoint),
  };
}
