import type { OwnDevice } from '@cubby/api';
import { ResponseError, readOnlyMode, shrinkPhoto } from '@cubby/api/client';
import type { KeptMessage } from '@cubby/design-system';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { chooseStashpoint, chosenStashpoint } from '../../../lib/session/chosen-stashpoint.ts';
import { isSharedDevice } from '../../../lib/session/own-role.ts';
import { endSession, renewSession, sessionToken, sessionUser } from '../../../lib/session/session.ts';
import { BackoffTimer } from '../device/backoff-timer.ts';
import { leadFromOneTab } from '../device/lead-from-one-tab.ts';
import type { Link } from '../live/follow-stashpoint.ts';
import { busiest } from './busiest.ts';
import { Channel, type Message } from './channel.ts';
import { type CounterState, type Lock, NOTHING_YET } from './counter-state.ts';
import { errorIdOf } from './error-id.ts';
import { DeviceLeader } from './lead-device.ts';
import { Memory } from './memory.ts';
import { type Deed, queuedActionOf } from './queued-action-of.ts';
import { askWhoIsHere, type PinRefusal, type Sharing, sendLeave, sendPin } from './shared-device.ts';

/** The state and actions of a tab. One tab of a device talks to the server; the others read what it stores. */
export class CounterStore {
  #state: CounterState = NOTHING_YET;
  #memory: Memory | null = null;
  #remembered: Promise<Memory> | null = null;
  #isOpening = false;
  #following: AbortController | null = null;
  #leader: DeviceLeader | null = null;
  readonly #channel = new Channel();
  readonly #wake = new BackoffTimer();
  readonly #closed = new AbortController();
  readonly #listeners = new Set<() => void>();

  readonly getState = (): CounterState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Reads the device's storage: once, however often it is called. */
  remember(): Promise<Memory> {
    this.#remembered ??= this.#remember();
    return this.#remembered;
  }

  /** Shows the saved data, then the server's. */
  async open(): Promise<void> {
    if (this.#isOpening) return;
    this.#isOpening = true;
    this.#channel.listen((message) => void this.#hear(message));
    const memory = await this.remember();
    for (const event of ['online', 'offline'] as const)
      window.addEventListener(event, () => this.#wake.wake(), { signal: this.#closed.signal });
    const sendKept = () => !readOnlyMode.isOn && this.#wake.wake();
    this.#closed.signal.addEventListener('abort', readOnlyMode.subscribe(sendKept));
    leadFromOneTab((signal) => this.#lead(memory, signal), this.#closed.signal);
    this.#channel.tell({ kind: 'hello' });
    if (isSharedDevice()) await this.#askWhoIsHere();
    await this.#loadPlaces(memory);
    if (!isSharedDevice()) await this.#renew();
  }

  async #remember(): Promise<Memory> {
    const memory = await Memory.open(sessionUser()?.id ?? '');
    this.#memory = memory;
    const chosen = chosenStashpoint();
    const [stashpoints, shared, lock] = await Promise.all([memory.stashpoints(), memory.shared(), memory.lock()]);
    this.#set({ shared, lock, stashpoints, stashpointId: chosen ?? busiest(stashpoints ?? [])?.id ?? null });
    await this.#read();
    this.#set({ isOpen: true });
    return memory;
  }

  chooseStashpoint(stashpointId: string): void {
    chooseStashpoint(stashpointId);
    this.#tell({ kind: 'stashpoint', stashpointId });
  }

  /** Runs an action at the counter; it is stored on the device first. Returns the action's id. */
  async act(deed: Deed, deviceName: string): Promise<string> {
    const user = sessionUser();
    if (!this.#memory || !user) throw new Error('No one is signed in at this counter.');
    const device = { id: await this.#memory.deviceId(), name: deviceName };
    const entry = queuedActionOf(deed, this.#state, { user, device });
    await this.#memory.queue.add(entry);
    await this.#changed();
    this.#tell({ kind: 'queued' });
    return entry.action.id;
  }

  /** Stores a photo of bags, and sends it once possible. */
  async keepPhoto(bookingId: string, file: Blob): Promise<void> {
    const user = sessionUser();
    if (!this.#memory || !user) throw new Error('No one is signed in at this counter.');
    const photo = { bookingId, userId: user.id, problem: null };
    await this.#memory.photos.add(photo, await shrinkPhoto(file));
    await this.#changed();
    this.#tell({ kind: 'queued' });
  }

  /** Returns an unsent photo; null for one that has been sent. */
  async readPhoto(seq: number): Promise<Blob | null> {
    return (await this.#memory?.photos.read(seq)) ?? null;
  }

  /** Dismisses a photo that was refused. */
  async removePhoto(seq: number): Promise<void> {
    await this.#memory?.photos.remove(seq);
    await this.#changed();
  }

  /** Returns the unsent message about a booking. */
  async readMessage(bookingId: string): Promise<KeptMessage | null> {
    return (await this.#memory?.message(bookingId)) ?? null;
  }

  /** Keeps an unsent message about a booking on this device; null deletes it. */
  keepMessage(bookingId: string, message: KeptMessage | null): void {
    void this.#memory?.keepMessage(bookingId, message);
  }

  /** Sends a refused action again. */
  async retry(actionId: string): Promise<void> {
    const entry = this.#state.queue.find(({ action }) => action.id === actionId);
    if (!entry) return;
    await this.#memory?.queue.update({ ...entry, problem: null });
    await this.#changed();
    this.#tell({ kind: 'queued' });
  }

  /** Dismisses an action that was refused. */
  async discard(actionId: string): Promise<void> {
    const entry = this.#state.queue.find(({ action }) => action.id === actionId);
    if (!entry) return;
    await this.#memory?.queue.settle(entry.seq);
    await this.#changed();
  }

  /**
   * Marks a refused action's task as done, with the tags of its check-in if they are the right ones. Returns an error's
   * id if that could not be saved, else null.
   */
  async resolveTask(task: string, usesTags: boolean): Promise<string | null> {
    const { day, stashpointId } = this.#state;
    if (!day || !stashpointId) return null;
    try {
      const body = { resolved: true as const, ...(usesTags && { use_tags: true }) };
      await counterApi.resolveCounterTask({ params: { id: stashpointId, task }, body });
    } catch (error) {
      return errorIdOf(error);
    }
    // The device's own copy follows with the next change; on the screen the task disappears at once.
    this.#set({ day: { ...day, tasks: day.tasks.filter(({ id }) => id !== task) } });
    this.refresh();
    return null;
  }

  /** Signs a person in to the device with their PIN; returns null on success. */
  async enterPin(personId: string, pin: string): Promise<PinRefusal | null> {
    const refusal = await sendPin(this.#sharing, personId, pin);
    if (!refusal) await this.#keepLock(null);
    return refusal;
  }

  /** Asks for a PIN on this device. Its person stays the last one, who may go on offline. */
  lock(): void {
    void this.#keepLock('locked');
  }

  /** Lets the last person go on offline, where no PIN can be checked; their actions are marked. */
  continueWithoutPin(): void {
    void this.#keepLock('unchecked');
  }

  async #keepLock(lock: Lock | null): Promise<void> {
    await this.#memory?.keepLock(lock);
    this.#tell({ kind: 'lock', lock });
  }

  /** Reloads the people who can sign in here. */
  refreshPeople(): void {
    if (isSharedDevice()) void this.#askWhoIsHere();
  }

  /** Locks the device until the next PIN. Returns an error's id if the server could not be reached. */
  leaveDevice(): Promise<string | null> {
    return sendLeave(this.#sharing);
  }

  /** Reloads everything now. */
  refresh(): void {
    this.#wake.wake();
    if (isSharedDevice()) void this.#askWhoIsHere();
    if (this.#memory) void this.#loadPlaces(this.#memory);
    this.#followChosen();
  }

  /** Deletes all personal data from this device. */
  async signOut(): Promise<void> {
    const token = sessionToken();
    this.#following?.abort();
    this.#closed.abort();
    // This device signs out even when the server can't be reached; the token expires on its own.
    if (token) await counterApi.deleteToken({ params: { token } }, { ignoreUnauthorized: true }).catch(() => {});
    endSession();
    this.#channel.tell({ kind: 'signed-out' });
    await this.#memory?.destroy();
    this.close();
  }

  close(): void {
    this.#following?.abort();
    this.#closed.abort();
    this.#wake.wake();
    this.#channel.close();
    this.#memory?.close();
  }

  async #lead(memory: Memory, signal: AbortSignal): Promise<void> {
    this.#leader = new DeviceLeader({
      memory,
      wake: this.#wake,
      signal,
      onChanged: () => this.#changed(),
      onLink: (link, heardAt, failure) => this.#tellLink(link, heardAt, failure),
      onOutcome: (actionId, outcome) => this.#tell({ kind: 'outcome', actionId, outcome }),
      onUnauthorized: () => this.#signedOut(),
    });
    this.#followChosen();
    await this.#leader.send();
  }

  #followChosen(): void {
    const { stashpointId, shared } = this.#state;
    if (!this.#leader || !stashpointId || this.#closed.signal.aborted) return;
    this.#following?.abort();
    if (isSharedDevice() && !shared?.person) return;
    this.#wake.wake();
    const following = new AbortController();
    this.#following = following;
    void this.#leader.follow(stashpointId, following.signal);
  }

  async #loadPlaces(memory: Memory): Promise<void> {
    try {
      const stashpoints = await counterApi.listCounterStashpoints({}, { ignoreUnauthorized: true });
      await memory.keepStashpoints(stashpoints);
      const known = stashpoints.some(({ id }) => id === this.#state.stashpointId);
      this.#set({ stashpoints });
      const first = busiest(stashpoints);
      // One chosen in the console may have no counter, and stays chosen there.
      if (!known && first) this.#tell({ kind: 'stashpoint', stashpointId: first.id });
    } catch (error) {
      if (error instanceof ResponseError && error.status === 401) return this.#signedOut();
      if (errorIdOf(error) === 'PIN_NEEDED') return this.#sentHome();
      if (!this.#state.stashpoints) this.#set({ link: 'offline', failure: errorIdOf(error) });
    }
  }

  readonly #sharing: Sharing = {
    onDevice: (device) => this.#keepShared(device, null),
    onUnauthorized: () => this.#signedOut(),
  };

  async #askWhoIsHere(): Promise<void> {
    const failure = await askWhoIsHere(this.#sharing);
    if (failure && !this.#state.shared) this.#set({ link: 'offline', failure });
  }

  /** The server has ended the session of the person at this device: nothing of the counter remains visible. */
  async #sentHome(): Promise<void> {
    const { shared } = this.#state;
    if (shared?.person) await this.#keepShared({ ...shared, person: null }, shared.person.name);
    await this.#askWhoIsHere();
  }

  /** Data kept for one person stays hidden from the next until they have entered their PIN. */
  async #keepShared(shared: OwnDevice, sentHome: string | null): Promise<void> {
    const before = this.#state.shared;
    if (!shared.person) await this.#memory?.forgetDays();
    await this.#memory?.keepShared(shared);
    const stillSaid = shared.person ? null : (sentHome ?? this.#state.sentHome);
    this.#tell({ kind: 'shared', shared, sentHome: before?.person ? sentHome : stillSaid });
  }

  #stand(shared: OwnDevice, sentHome: string | null): void {
    const isOther = shared.person?.id !== this.#state.shared?.person?.id;
    if (!shared.person) this.#following?.abort();
    this.#set({ shared, sentHome, ...(!shared.person && { day: null, stashpoints: null, outcomes: {} }) });
    if (!isOther || !shared.person) return;
    this.#set({ failure: null });
    if (this.#memory) void this.#loadPlaces(this.#memory);
    this.#followChosen();
  }

  /**
   * Renews the session once a visit, so that a device in daily use stays signed in. While offline it is tried again the
   * next time.
   */
  async #renew(): Promise<void> {
    try {
      await renewSession(counterApi, (token) => counterApi.getToken({ params: { token } }));
    } catch (error) {
      if (error instanceof ResponseError && error.status === 401) this.#signedOut();
    }
  }

  async #hear(message: Message): Promise<void> {
    switch (message.kind) {
      case 'changed':
        return this.#read();
      case 'queued':
        return this.#wake.wake();
      case 'hello': {
        const { link, heardAt, failure } = this.#state;
        if (this.#leader) this.#channel.tell({ kind: 'link', link, heardAt, failure });
        return;
      }
      case 'stashpoint':
        this.#set({ stashpointId: message.stashpointId, day: null, heardAt: null, failure: null, link: 'connecting' });
        await this.#read();
        return this.#followChosen();
      case 'link':
        return this.#set({
          link: message.link,
          heardAt: message.heardAt ?? this.#state.heardAt,
          failure: message.failure,
        });
      case 'outcome':
        return this.#set({ outcomes: { ...this.#state.outcomes, [message.actionId]: message.outcome } });
      case 'shared':
        return this.#stand(message.shared, message.sentHome);
      case 'lock':
        return this.#set({ lock: message.lock });
      case 'signed-out':
        return this.#signedOut();
    }
  }

  /** Sends a message to all tabs, including this one. */
  #tell(message: Message): void {
    this.#channel.tell(message);
    void this.#hear(message);
  }

  #tellLink(link: Link, heardAt: string | null, failure: string | null): void {
    const known = this.#state;
    if (failure === 'PIN_NEEDED') return void this.#sentHome();
    // Every change also shows that the connection works: repeated reports would render all tabs again.
    if (link === known.link && failure === known.failure && heardAt === known.heardAt) return;
    this.#tell({ kind: 'link', link, heardAt, failure });
  }

  async #changed(): Promise<void> {
    await this.#read();
    this.#channel.tell({ kind: 'changed' });
  }

  async #read(): Promise<void> {
    const { stashpointId } = this.#state;
    if (!this.#memory) return;
    const [kept, queue, photos] = await Promise.all([
      stashpointId ? this.#memory.day(stashpointId) : null,
      this.#memory.queue.list(),
      this.#memory.photos.list(),
    ]);
    if (stashpointId !== this.#state.stashpointId) return;
    this.#set({ queue, photos, ...(kept && { day: kept.day, heardAt: kept.heardAt }) });
  }

  #signedOut(): void {
    this.#following?.abort();
    if (this.#state.isUnpaired || this.#state.isSignedOut) return;
    if (isSharedDevice()) return void this.#unpaired();
    endSession();
    this.#set({ isSignedOut: true });
  }

  /** The device was unpaired: it deletes everything at once, but first shows unsent actions. */
  async #unpaired(): Promise<void> {
    endSession();
    this.#set({ isUnpaired: true, day: null, stashpoints: null, shared: null });
    this.#channel.tell({ kind: 'signed-out' });
    await this.#memory?.forgetDays();
    if (this.#state.queue.length + this.#state.photos.length === 0) await this.forgetDevice();
  }

  /** Deletes everything from this device, once unsent actions have been read or if there were none. */
  async forgetDevice(): Promise<void> {
    this.#closed.abort();
    await this.#memory?.destroy();
    this.close();
    this.#set({ isSignedOut: true });
  }

  #set(part: Partial<CounterState>): void {
    this.#state = { ...this.#state, ...part };
    for (const listener of this.#listeners) listener();
  }
}
