import { type CounterDay, type CounterResult, localMoment } from '@cubby/api';
import { readOnlyMode, serverClock } from '@cubby/api/client';
import { counterApi, streamChanges } from '../../../lib/api/counter-api.ts';
import { isSharedDevice } from '../../../lib/session/own-role.ts';
import { sessionUser } from '../../../lib/session/session.ts';
import { BackoffTimer } from '../device/backoff-timer.ts';
import { followStashpoint, type Link } from '../live/follow-stashpoint.ts';
import { mergeChanges, withBookings } from '../live/merge-changes.ts';
import { sendPhotos } from '../photos/send-photos.ts';
import { nextToSend, type QueueEntry } from '../queue/queued-action.ts';
import { sendMessages } from '../queue/send-messages.ts';
import { pauseSeconds, sendQueue } from '../queue/send-queue.ts';
import type { CounterTab } from './counter-tab.ts';
import type { DeviceSession } from './device-session.ts';
import { errorIdOf } from './error-id.ts';
import type { KeptDay, Memory } from './memory.ts';

/** Talks to the server for all tabs of a device: follows its place and sends what waits. */
export class DeviceLeader {
  readonly #tab: CounterTab;
  readonly #session: DeviceSession;
  readonly #memory: Memory;
  readonly #timer = new BackoffTimer();
  #following: AbortController | null = null;
  #kept: KeptDay | null = null;

  constructor(tab: CounterTab, session: DeviceSession, memory: Memory) {
    this.#tab = tab;
    this.#session = session;
    this.#memory = memory;
    const { signal } = tab.ended;
    for (const event of ['online', 'offline'] as const) window.addEventListener(event, () => this.wake(), { signal });
    signal.addEventListener(
      'abort',
      readOnlyMode.subscribe(() => !readOnlyMode.isOn && this.wake()),
    );
    signal.addEventListener('abort', () => {
      this.#following?.abort();
      this.wake();
    });
  }

  /** Ends the pause before the next attempt, because a new action is queued or the network is back. */
  wake(): void {
    this.#timer.wake();
  }

  /** Follows the place chosen now, if someone is signed in. */
  followChosen(): void {
    const { stashpointId, shared } = this.#tab.getState();
    if (!stashpointId || this.#tab.ended.signal.aborted) return;
    this.#following?.abort();
    if (isSharedDevice() && !shared?.person) return;
    this.wake();
    this.#following = new AbortController();
    void this.#follow(stashpointId, this.#following.signal);
  }

  async #follow(stashpointId: string, signal: AbortSignal): Promise<void> {
    this.#kept = await this.#memory.day(stashpointId);
    const params = { id: stashpointId };
    await followStashpoint({
      loadDay: () => counterApi.getCounterDay({ params }, { ignoreUnauthorized: true, signal }),
      stream: (since, line) => streamChanges(stashpointId, since, line),
      listChanges: (since) => counterApi.listCounterChanges({ params, query: { since } }, { signal }),
      onDay: (day) => this.#keep(day),
      onChanges: async (changes) => {
        if (this.#kept) await this.#keep(mergeChanges(this.#kept.day, changes));
      },
      onLink: (link, failure) => this.#tellLink(link, failure),
      pause: (milliseconds) => this.#timer.pause(milliseconds),
      today: (timezone) => localMoment(serverClock.now(), timezone).date,
      signal,
    });
  }

  /** Sends the queue now, and again whenever an action is added, until the tab ends. */
  async send(): Promise<void> {
    const { signal } = this.#tab.ended;
    const onUnauthorized = () => this.#session.end();
    while (!signal.aborted) {
      await sendQueue({
        next: async () => {
          const queue = await this.#memory.queue.list();
          return nextToSend(queue.filter(({ userId }) => userId === sessionUser()?.id));
        },
        send: ({ action, stashpointId }) =>
          counterApi.takeCounterAction({ params: { id: stashpointId }, body: action }, { ignoreUnauthorized: true }),
        settle: async (entry, result) => {
          await this.#settle(entry, result);
          await this.#tab.changed();
          this.#tab.tell({ kind: 'outcome', actionId: entry.action.id, outcome: { result } });
        },
        update: async (entry) => {
          const { action, problem } = entry;
          await this.#memory.queue.update(entry);
          await this.#tab.changed();
          if (problem) this.#tab.tell({ kind: 'outcome', actionId: action.id, outcome: { problem } });
        },
        pause: (attempt, seconds) => this.#timer.pause((seconds ?? pauseSeconds(attempt)) * 1000),
        onUnauthorized,
        isOver: () => signal.aborted,
      });
      if (!signal.aborted && (await this.#sendPhotos()) === 'unauthorized') onUnauthorized();
      if (!signal.aborted && (await this.#sendMessages()) === 'unauthorized') onUnauthorized();
      await this.#timer.pause(IDLE_MS);
    }
  }

  async #sendMessages() {
    if ((await this.#memory.owner()) !== sessionUser()?.id) return 'later';
    return sendMessages(this.#memory, (id, text, idempotencyKey) => {
      const call = { params: { id }, body: { as: 'host' as const, text } };
      return counterApi.writeMessage(call, { idempotencyKey, ignoreUnauthorized: true });
    });
  }

  #sendPhotos() {
    return sendPhotos({
      photos: this.#memory.photos,
      userId: () => sessionUser()?.id,
      send: (id, file) => {
        const call = { params: { id }, body: { file, purpose: 'bag' as const } };
        return counterApi.createBookingPicture(call, { ignoreUnauthorized: true });
      },
      onChanged: () => this.#tab.changed(),
    });
  }

  /** Also updates places other than the selected one: their saved day is the one that opens offline. */
  async #settle({ seq, stashpointId, action }: QueueEntry, { booking, task }: CounterResult): Promise<void> {
    const isHere = this.#kept?.day.stashpoint.id === stashpointId;
    const kept = isHere ? this.#kept : await this.#memory.day(stashpointId);
    if (!kept) return this.#memory.settle(seq, null);
    const known = withBookings(kept.day, booking ? [booking] : [], booking ? [] : [action.booking_id]);
    const tasks = task ? [...known.tasks.filter(({ id }) => id !== task.id), task] : known.tasks;
    const settled = { ...kept, day: { ...known, tasks } };
    if (isHere) this.#kept = settled;
    return this.#memory.settle(seq, settled);
  }

  async #keep(day: CounterDay): Promise<void> {
    this.#kept = { day, heardAt: serverClock.now().toISOString() };
    await this.#memory.keepDay(this.#kept);
    await this.#tab.changed();
  }

  #tellLink(link: Link, error?: unknown): void {
    if (error !== undefined && this.#session.heed(error)) return;
    const known = this.#tab.getState();
    const heardAt = this.#kept?.heardAt ?? null;
    const failure = error === undefined ? null : errorIdOf(error);
    // Every change also shows that the connection works: repeated reports would render all tabs again.
    if (link === known.link && failure === known.failure && heardAt === known.heardAt) return;
    this.#tab.tell({ kind: 'link', link, heardAt, failure });
  }
}

/** Queued actions are announced; this interval catches any whose message was lost. */
const IDLE_MS = 60_000;
