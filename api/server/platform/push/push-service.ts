import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import webPush from 'web-push';
import type { PushKeys } from '../secrets/push-keys.ts';
import { isPublicUrl, lookUpPublic } from './public-address.ts';

/** A subscribed browser: the URL of its push service, and the keys only it can read with. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** The result of a push. `gone` is final: the browser has ended the subscription, and nothing is sent there again. */
export type PushOutcome = 'sent' | 'gone' | 'failed';

export interface Push {
  publicKey: string;
  mayReach: (endpoint: string) => boolean;
  send: (target: PushTarget, message: object) => Promise<PushOutcome>;
}

export interface HasPush {
  push: Push;
}

interface PushOptions {
  keys: PushKeys;
  /** Our contact for the push service, as `mailto:`. */
  subject: string;
  /** For tests, whose push service runs on this machine. */
  reachesPrivate: boolean;
}

/** The time after which a notification is out of date, and the push service can drop it. */
const KEPT_SECONDS = 30 * 60;
const TIMEOUT_MS = 5_000;

/** Opens the sender of notifications: they are encrypted and sent to the push service of the device's browser. */
export function openPush({ keys, subject, reachesPrivate }: PushOptions): Push {
  const vapidDetails = { subject, ...keys };
  const mayReach = (endpoint: string) => reachesPrivate || isPublicUrl(endpoint);
  return {
    publicKey: keys.publicKey,
    mayReach,
    send: async ({ endpoint, p256dh, auth }, message) => {
      if (!mayReach(endpoint)) return 'gone';
      const target = { endpoint, keys: { p256dh, auth } };
      const options = { vapidDetails, TTL: KEPT_SECONDS, urgency: 'high' } as const;
      const { headers, body } = webPush.generateRequestDetails(target, JSON.stringify(message), options);
      const status = await post(endpoint, { headers, body, reachesPrivate }).catch(() => 0);
      if (status === 404 || status === 410) return 'gone';
      return status >= 200 && status < 300 ? 'sent' : 'failed';
    },
  };
}

interface Posted {
  headers: Record<string, unknown>;
  body: Buffer | null;
  reachesPrivate: boolean;
}

/** Sends a request and returns the status; the body is not read, and redirects are not followed. */
function post(endpoint: string, { headers, body, reachesPrivate }: Posted): Promise<number> {
  const request = endpoint.startsWith('https:') ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      endpoint,
      {
        method: 'POST',
        headers: headers as Record<string, string>,
        signal: AbortSignal.timeout(TIMEOUT_MS),
        ...(!reachesPrivate && { lookup: lookUpPublic }),
      },
      (reply) => {
        resolve(reply.statusCode ?? 0);
        reply.destroy();
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}
