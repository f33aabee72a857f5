import type { Language } from '@cubby/api';
import { counterApi } from '../../../lib/api/counter-api.ts';

/** `install`: an iPhone only shows notifications of apps on its home screen. */
export type PushState = 'on' | 'off' | 'denied' | 'unsupported' | 'install';

const KEPT_AS = 'cubby.notices';

/** Returns the state of notifications on this device for a place. */
export async function readPushState(stashpointId: string): Promise<PushState> {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return mustBeInstalled() ? 'install' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await currentSubscription();
  return subscription && isKept(stashpointId, subscription.endpoint) ? 'on' : 'off';
}

function mustBeInstalled(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}

async function currentSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the browser for permission, and subscribes this device to a place. Returns the resulting state. */
export async function switchOn(stashpointId: string, language: Language): Promise<PushState> {
  // Browsers only ask after a press; after a refusal they do not ask again.
  if ((await Notification.requestPermission()) !== 'granted') return readPushState(stashpointId);
  const { public_key } = await counterApi.getPushKey({ params: { id: stashpointId } });
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: public_key });
  await send(stashpointId, language, subscription);
  keep(stashpointId, subscription.endpoint);
  return 'on';
}

async function send(stashpointId: string, language: Language, subscription: PushSubscription): Promise<void> {
  const { endpoint, keys } = subscription.toJSON();
  await counterApi.subscribePush({
    params: { id: stashpointId },
    body: { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '', language },
  });
}

/** Unsubscribes from one place; others on this device stay subscribed. */
export async function switchOff(stashpointId: string): Promise<PushState> {
  const subscription = await currentSubscription();
  if (subscription) {
    await counterApi.unsubscribePush({ params: { id: stashpointId }, body: { endpoint: subscription.endpoint } });
    forget(stashpointId);
    if (Object.keys(kept()).length === 0) await subscription.unsubscribe();
  }
  return 'off';
}

/** Sends a test notification and returns its outcome. */
export async function tryOut(stashpointId: string): Promise<'sent' | 'failed'> {
  const subscription = await currentSubscription();
  if (!subscription) return 'failed';
  const { outcome } = await counterApi.testPush({
    params: { id: stashpointId },
    body: { endpoint: subscription.endpoint },
  });
  return outcome === 'sent' ? 'sent' : 'failed';
}

/** Updates the subscription after another sign-in or a change of language. */
export async function renewDevice(stashpointId: string, language: Language): Promise<void> {
  if ((await readPushState(stashpointId)) !== 'on') return;
  const subscription = await currentSubscription();
  if (subscription) await send(stashpointId, language, subscription);
}

/** The places this device is subscribed to, each with the push endpoint it had then. */
function kept(): Record<string, string> {
  try {
    return JSON.parse(window.localStorage.getItem(KEPT_AS) ?? '{}') as Record<string, string>;
  } catch {
    return {};
  }
}

const isKept = (stashpointId: string, endpoint: string) => kept()[stashpointId] === endpoint;

function keep(stashpointId: string, endpoint: string): void {
  window.localStorage.setItem(KEPT_AS, JSON.stringify({ ...kept(), [stashpointId]: endpoint }));
}

function forget(stashpointId: string): void {
  const { [stashpointId]: _gone, ...others } = kept();
  window.localStorage.setItem(KEPT_AS, JSON.stringify(others));
}
