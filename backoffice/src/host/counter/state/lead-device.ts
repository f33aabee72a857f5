import { type CounterResult, localMoment } from '@cubby/api';
import { ResponseError, serverClock } from '@cubby/api/client';
import { counterApi, streamChanges } from '../../../lib/api/counter-api.ts';
import { sessionUser } from '../../../lib/session/session.ts';
import type { BackoffTimer } from '../device/backoff-timer.ts';
import { followStashpoint, type Link } from '../live/follow-stashpoint.ts';
import { mergeChanges, withBookings } from '../live/merge-changes.ts';
import type { WaitingPhoto } from '../photos/photo-store.ts';
import { sendPhotos } from '../photos/send-photos.ts';
import { nextToSend, type QueueEntry } from '../queue/queued-action.ts';
import { sendMessages } from '../queue/send-messages.ts';
import { pauseSeconds, sendQueue } from '../queue/send-queue.ts';
import type { Outcome } from './channel.ts';
import { errorIdOf } from './error-id.ts';
import type { KeptDay, Memory } from './memory.ts';

/** The messages from the tab that talks to the server to all tabs of its device, including itself. */
export interface Leading {
  memory: Memory;
  /** Ends the pause before the next attempt, because a new action is queued or the network is back. */
  wake: BackoffTimer;
  onChanged: () => Promise<void>;
  onLink: (link: Link, heardAt: string | null, failure: string | null) => void;
  onOutcome: (actionId: string, outcome: Outcome) => void;
  onUnauthorized: () => void;
  signal: AbortSignal;
}

/** Talks to the server for all tabs of a device: follows its place and sends the queue. */
export class DeviceLeader {
  readonly #leading: Leading;
  #kept: KeptDay | null = null;

  constructor(leading: Leading) {
    this.#leading = leading;
  }

  /** Follows a place until `signal` ends it. */
  async follow(stashpointId: string, signal: AbortSignal): Promise<void> {
    const { memory, wake } = this.#leading;
    this.#kept = await memory.day(stashpointId);
    const params = { id: stashpointId };
    await followStashpoint({
      loadDay: () => counterApi.getCounterDay({ params }, { ignoreUnauthorized: true, signal }),
      stream: (since, line) => streamChanges(stashpointId, since, line),
      listChanges: (since) => counterApi.listCounterChanges({ params, query: { since } }, { signal }),
      onDay: (day) => this.#keep({ day, heardAt: serverClock.now().toISOString() }),
      onChanges: (changes) =>
        this.#kept
          ? this.#keep({ day: mergeChanges(this.#kept.day, changes), heardAt: serverClock.now().toISOString() })
          : unheard(),
      onLink: (link, failure) => this.#tellLink(link, failure),
      pause: (milliseconds) => wake.pause(milliseconds),
      today: (timezone) => localMoment(serverClock.now(), timezone).date,
      signal,
    });
  }

  /** Sends the queue now, and again whenever an action is added, until the device is closed. */
  async send(): Promise<void> {
    const { memory, wake, signal, onUnauthorized, onChanged, onOutcome } = this.#leading;
    while (!signal.aborted) {
      await sendQueue({
        next: async () => {
          const queue = await memory.queue.list();
          return nextToSend(queue.filter(({ userId }) => userId === sessionUser()?.id));
        },
        send: ({ action, stashpointId }) =>
          counterApi.takeCounterAction({ params: { id: stashpointId }, body: action }, { ignoreUnauthorized: true }),
        settle: async (entry, result) => {
          await this.#settle(entry, result);
          await onChanged();
          onOutcome(entry.action.id, { result });
        },
        update: async (entry) => {
          await memory.queue.update(entry);
          await onChanged();
          if (entry.problem) onOutcome(entry.action.id, { problem: entry.problem });
        },
        pause: (attempt, seconds) => wake.pause((seconds ?? pauseSeconds(attempt)) * 1000),
        onUnauthorized,
        isOver: () => signal.aborted,
      });
      if (!signal.aborted && (await this.#sendPhotos()) === 'unauthorized') onUnauthorized();
      if (!signal.aborted && (await this.#sendMessages()) === 'unauthorized') onUnauthorized();
      await wake.pause(IDLE_MS);
    }
  }

  async #sendMessages() {
    const { memory } = this.#leading;
    if ((await memory.owner()) !== sessionUser()?.id) return 'later';
    return sendMessages({
      list: () => memory.messages(),
      send: (id, text, idempotencyKey) => {
        const call = { params: { id }, body: { as: 'host' as const, text } };
        return counterApi.writeMessage(call, { idempotencyKey, ignoreUnauthorized: true });
      },
      keep: (bookingId, message) => memory.keepMessage(bookingId, message),
    });
  }

  #sendPhotos() {
    const { memory, onChanged } = this.#leading;
    return sendPhotos({
      next: async () => {
        const mine = ({ userId, problem }: WaitingPhoto) => userId === sessionUser()?.id && problem === null;
        return (await memory.photos.list()).find(mine) ?? null;
      },
      send: async ({ seq, bookingId }) => {
        const file = await memory.photos.read(seq);
        if (!file) return;
        const call = { params: { id: bookingId }, body: { file, purpose: 'bag' as const } };
        await counterApi.createBookingPicture(call, { ignoreUnauthorized: true });
      },
      remove: async ({ seq }) => {
        await memory.photos.remove(seq);
        await onChanged();
      },
      update: async (photo) => {
        await memory.photos.update(photo);
        await onChanged();
      },
    });
  }

  /** Also updates places other than the selected one: their saved day is the one that opens offline. */
  async #settle({ seq, stashpointId, action }: QueueEntry, { booking, task }: CounterResult): Promise<void> {
    const { memory } = this.#leading;
    const isHere = this.#kept?.day.stashpoint.id === stashpointId;
    const kept = isHere ? this.#kept : await memory.day(stashpointId);
    if (!kept) return memory.settle(seq, null);
    const known = withBookings(kept.day, booking ? [booking] : [], booking ? [] : [action.booking_id]);
    const tasks = task ? [...known.tasks.filter(({ id }) => id !== task.id), task] : known.tasks;
    const settled = { ...kept, day: { ...known, tasks } };
    if (isHere) this.#kept = settled;
    return memory.settle(seq, settled);
  }

  async #keep(kept: KeptDay): Promise<void> {
    this.#kept = kept;
    await this.#leading.memory.keepDay(kept);
    await this.#leading.onChanged();
  }

  #tellLink(link: Link, failure?: unknown): void {
    if (failure instanceof ResponseError && failure.status === 401) this.#leading.onUnauthorized();
    else this.#leading.onLink(link, this.#kept?.heardAt ?? null, failure === undefined ? null : errorIdOf(failure));
  }
}

/** Queued actions are announced; this interval catches any whose message was lost. */
const IDLE_MS = 60_000;

async function unheard(): Promise<void> {}
