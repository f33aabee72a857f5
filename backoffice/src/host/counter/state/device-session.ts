import type { OwnDevice } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { isSharedDevice } from '../../../lib/session/own-role.ts';
import { endSession, prolongSession, renewSession, sessionToken } from '../../../lib/session/session.ts';
import type { Lock } from './counter-state.ts';
import type { CounterTab } from './counter-tab.ts';
import { errorIdOf } from './error-id.ts';

/** The reason a PIN was refused, with the seconds to wait after too many attempts. */
export interface PinRefusal {
  id: string;
  seconds: number | null;
}

const quietly = { ignoreUnauthorized: true };

/** The session of this device: of a user, or of a shared device and the person who works at it. */
export class DeviceSession {
  readonly #tab: CounterTab;

  constructor(tab: CounterTab) {
    this.#tab = tab;
  }

  /**
   * Renews a user's session once a visit, so that a device in daily use stays signed in. While offline it is tried again
   * the next time.
   */
  async renew(): Promise<void> {
    if (isSharedDevice()) return;
    await renewSession(counterApi, (token) => counterApi.getToken({ params: { token } })).catch((error: unknown) =>
      this.heed(error),
    );
  }

  /** Asks the server who can sign in at a shared device and who has. */
  async askWhoIsHere(): Promise<void> {
    if (!isSharedDevice()) return;
    const refusal = await this.#ask(() => counterApi.getOwnDevice({}, quietly));
    if (refusal && !this.#tab.getState().shared) this.#tab.set({ link: 'offline', failure: refusal.id });
  }

  /** Signs a person in to the device with their PIN; returns null on success. */
  async enterPin(personId: string, pin: string): Promise<PinRefusal | null> {
    const refusal = await this.#ask(() => counterApi.enterPin({ body: { person_id: personId, pin } }, quietly));
    if (!refusal) await this.keepLock(null);
    return refusal;
  }

  /** Locks the device until the next PIN. Returns an error's id if the server could not be reached. */
  async leaveDevice(): Promise<string | null> {
    return (await this.#ask(() => counterApi.leaveDevice({}, quietly)))?.id ?? null;
  }

  /** Every answer about the device also keeps it paired. */
  async #ask(call: () => Promise<OwnDevice>): Promise<PinRefusal | null> {
    try {
      const device = await call();
      prolongSession(new Date(device.expires_at));
      await this.#keepShared(device, null);
      return null;
    } catch (error) {
      if (isUnauthorized(error)) this.end();
      return { id: errorIdOf(error), seconds: error instanceof ResponseError ? error.retryAfter : null };
    }
  }

  /**
   * Asks for a PIN on this device; its person stays the last one. Or lets that person go on offline, where no PIN can be
   * checked; their actions are marked.
   */
  async keepLock(lock: Lock | null): Promise<void> {
    await this.#tab.memory?.keepLock(lock);
    this.#tab.tell({ kind: 'lock', lock });
  }

  /** Ends what the server has ended: the session of this device, or its person's. Returns whether it was either. */
  heed(error: unknown): boolean {
    if (isUnauthorized(error)) this.end();
    else if (errorIdOf(error) === 'PIN_NEEDED') void this.#sendHome();
    else return false;
    return true;
  }

  /** Nothing of the counter remains visible for the person at this device. */
  async #sendHome(): Promise<void> {
    const { shared } = this.#tab.getState();
    if (shared?.person) await this.#keepShared({ ...shared, person: null }, shared.person.name);
    await this.askWhoIsHere();
  }

  /** Data kept for one person stays hidden from the next until they have entered their PIN. */
  async #keepShared(shared: OwnDevice, sentHome: string | null): Promise<void> {
    const { memory, getState } = this.#tab;
    const before = getState().shared;
    if (!shared.person) await memory?.forgetDays();
    await memory?.keepShared(shared);
    const stillSaid = shared.person ? null : (sentHome ?? getState().sentHome);
    this.#tab.tell({ kind: 'shared', shared, sentHome: before?.person ? sentHome : stillSaid });
  }

  /** The server no longer knows this session. */
  end(): void {
    const { isUnpaired, isSignedOut } = this.#tab.getState();
    this.#tab.ended.abort();
    if (isUnpaired || isSignedOut) return;
    if (isSharedDevice()) return void this.#unpair();
    endSession();
    this.#tab.set({ isSignedOut: true });
  }

  /** The device was unpaired: it deletes everything at once, but first shows unsent actions. */
  async #unpair(): Promise<void> {
    endSession();
    this.#tab.set({ isUnpaired: true, day: null, stashpoints: null, shared: null });
    this.#tab.tellOthers({ kind: 'signed-out' });
    await this.#tab.memory?.forgetDays();
    const { queue, photos } = this.#tab.getState();
    if (queue.length + photos.length === 0) await this.forgetDevice();
  }

  /** Deletes everything from this device, once unsent actions have been read or if there were none. */
  async forgetDevice(): Promise<void> {
    await this.#tab.destroy();
    this.#tab.set({ isSignedOut: true });
  }

  /** Deletes all personal data from this device. */
  async signOut(): Promise<void> {
    const token = sessionToken();
    this.#tab.ended.abort();
    // This device signs out even when the server can't be reached; the token expires on its own.
    if (token) await counterApi.deleteToken({ params: { token } }, quietly).catch(() => {});
    endSession();
    this.#tab.tellOthers({ kind: 'signed-out' });
    await this.#tab.destroy();
  }
}

function isUnauthorized(error: unknown): boolean {
  return error instanceof ResponseError && error.status === 401;
}
