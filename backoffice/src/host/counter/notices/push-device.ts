import type { Language } from '@cubby/api';
import { counterApi } from '../../../lib/api/counter-api.ts';

/** `install`: an iPhone only shows notifications of apps on its home screen. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'install';

const KEPT_AS = 'cubby.notices';

/** Returns the state of notifications on this device for a place. */
export async function readPushState(placeId: string): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return mustBeInstalled() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  return subscription && isKept(placeId, subscription.endpoint) ? 'on' : 'off';
}

function mustBeInstalled(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser for permission, and subscribes this device to a place. Returns the resulting state. */
export async function switchOn(placeId: string, language: Language): Promise<PushState> {
  // Browsers only ask after a press; after a refusal they do not ask again.
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(placeId);
  const { public_key } = await counterApi.getPushKey({ params: { id: placeId } });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  await send(placeId, language, subscription);
  keep(placeId, subscription.endpoint);
  return 'on';
}

async function send(placeId: string, language: Language, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await counterApi.subscribePush({
    params: { id: placeId },
    body: { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language },
  });
}

/** Unsubscribes from one place; others on this device stay subscribed. */
export async function switchOff(placeId: string): Promise<PushState> {
  const subscription = await currentSubscription();
  if (subscription) {
    await counterApi.unsubscribePush({ params: { id: placeId }, body: { endpoint: subscription.endpoint } });
    forget(placeId);
    if (Object.keys(kept()).length === 0) await subscription.unsubscribe();
  }
  return 'off';
}

/** Sends a test notification and returns its outcome. */
export async function tryOut(placeId: string): Promise<'sent' | 'failed'> {
  const subscription = await currentSubscription();
  if (!subscription) return 'failed';
  const { outcome } = await counterApi.testPush({
    params: { id: placeId },
    body: { endpoint: subscription.endpoint },
  });
  return outcome === 'sent' ? 'sent' : 'failed';
}

/** Updates the subscription after another sign-in or a change of language. */
export async function renewDevice(placeId: string, language: Language): Promise<void> {
  if ((await readPushState(placeId)) !== 'on') return;
  const subscription = await currentSubscription();
  if (subscription) await send(placeId, language, subscription);
}

/** The places this device is subscribed to, each with the push endpoint it had then. */
function kept(): Record<string, string> {
  try {
    return JSON.parse(window.localStorage.getItem(KEPT_AS) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

const isKept = (placeId: string, endpoint: string) => kept()[placeId] === endpoint;

function keep(placeId: string, endpoint: string): void {
  window.localStorage.setItem(KEPT_AS, JSON.stringify({ ...kept(), [placeId]: endpoint }));
}

function forget(placeId: string): void {
  const { [placeId]: _gone, ...others } = kept();
  window.localStorage.setItem(KEPT_AS, JSON.stringify(others));
}
