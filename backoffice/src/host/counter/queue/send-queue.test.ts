import 'fake-indexeddb/auto';
import type { CounterAction, CounterResult } from '@cubby/api';
import { ResponseError } from '@cubby/api/client';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Vault } from '../device/vault.ts';
import { QueueStore } from './queue-store.ts';
import type { QueuedAction } from './queued-action.ts';
import { nextToSend, SET_ASIDE, waiting } from './queued-action.ts';
import { pauseSeconds, sendQueue } from './send-queue.ts';

const DONE: CounterResult = { outcome: 'done', booking: null, task: null, moved_to: null };

class Crash extends Error {}

function entry(number: number): QueuedAction {
  const id = `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
  const action: CounterAction = {
    id,
    device_id: id,
    kind: 'check_in',
    booking_id: `B${number}`,
    occurred_at: '2026-11-22T10:00:00.000Z',
  };
  return { action, stashpointId: 'p1', userId: 'u1', userEmail: 'host@example.org', name: 'Maya', problem: null };
}

/** A server that runs each id once, as ours does. */
class Server {
  readonly done: string[] = [];
  take(id: string): CounterResult {
    if (!this.done.includes(id)) this.done.push(id);
    return DONE;
  }
}

type Fault = 'none' | 'crash before' | 'crash after' | 'crash settling' | 'no network' | 'answer lost' | 'away';
const FAULTS: Fault[] = ['none', 'crash before', 'crash after', 'crash settling', 'no network', 'answer lost', 'away'];

const refusal = (status: number, id: string, retryAfter: number | null = null) =>
  new ResponseError(status, { id, message: '', errors: {} }, null, retryAfter);

/** One run of the device: from its start until the queue is empty or it crashes. */
async function live(server: Server, faults: Fault[]): Promise<void> {
  const vault = await Vault.open();
  const store = new QueueStore(vault);
  try {
    await sendQueue({
      next: async () => waiting(await store.list())[0] ?? null,
      send: async ({ action }) => {
        const fault = faults.shift() ?? 'none';
        if (fault === 'crash before') throw new Crash();
        if (fault === 'no network') throw new TypeError('Failed to fetch');
        if (fault === 'away') throw refusal(503, 'UNAVAILABLE');
        const result = server.take(action.id);
        if (fault === 'crash after') throw new Crash();
        if (fault === 'answer lost') throw new TypeError('Failed to fetch');
        if (fault === 'crash settling') faults.unshift('crash settling');
        return result;
      },
      settle: async ({ seq }) => {
        if (faults[0] === 'crash settling') {
          faults.shift();
          throw new Crash();
        }
        await store.settle(seq, { name: 'day', content: seq });
      },
      update: async (changed) => {
        // A crashed device stores nothing any more.
        if (changed.problem === 'UNKNOWN') throw new Crash();
        await store.update(changed);
      },
      pause: async () => {},
      onUnauthorized: () => {},
      isOver: () => false,
    });
  } finally {
    vault.close();
  }
}

describe('the queue', () => {
  it('runs each action exactly once and in order, whatever fails in between', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 5 }),
        fc.array(fc.constantFrom(...FAULTS), { maxLength: 12 }),
        async (count, faults) => {
          await Vault.destroy();
          const vault = await Vault.open();
          const entries = Array.from({ length: count }, (_, index) => entry(index));
          for (const each of entries) await new QueueStore(vault).add(each);
          vault.close();
          const server = new Server();
          const left = [...faults];
          for (let lives = 0; lives < 40; lives += 1) {
            const died = await live(server, left).then(
              () => false,
              (error: unknown) => {
                if (!(error instanceof Crash)) throw error;
                return true;
              },
            );
            if (!died) break;
          }
          expect(server.done).toEqual(entries.map(({ action }) => action.id));
          const after = await Vault.open();
          expect(await new QueueStore(after).list()).toEqual([]);
          after.close();
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps wholly refused actions for a person, and does not block the others', async () => {
    await Vault.destroy();
    const vault = await Vault.open();
    const store = new QueueStore(vault);
    for (const number of [1, 2]) await store.add(entry(number));
    const server = new Server();
    await sendQueue({
      next: async () => waiting(await store.list())[0] ?? null,
      send: async ({ action }) => {
        if (action.booking_id === 'B1') throw refusal(422, 'TAG_IN_USE');
        return server.take(action.id);
      },
      settle: ({ seq }) => store.settle(seq),
      update: (changed) => store.update(changed),
      pause: async () => {},
      onUnauthorized: () => {},
      isOver: () => false,
    });
    expect(server.done).toEqual([entry(2).action.id]);
    expect((await store.list()).map(({ problem }) => problem)).toEqual(['TAG_IN_USE']);
    vault.close();
  });

  it.each([
    [429, 'TOO_MANY_REQUESTS', 9, 30, false],
    [500, 'INTERNAL_ERROR', 7, null, true],
    // An outage lasts as long as it lasts.
    [502, 'UNKNOWN', 9, null, true],
    [503, 'UNAVAILABLE', 9, null, true],
    [503, 'READ_ONLY', 9, 10, true],
  ] as const)('retries after %i %s, %i times, and sets nothing aside', async (status, id, times, seconds, isQueued) => {
    await Vault.destroy();
    const vault = await Vault.open();
    const store = new QueueStore(vault);
    await store.add(entry(1));
    const server = new Server();
    const sent: (boolean | undefined)[] = [];
    const pauses: (number | null)[] = [];
    await sendQueue({
      next: async () => waiting(await store.list())[0] ?? null,
      send: async ({ action }) => {
        sent.push(action.queued);
        if (sent.length <= times) throw refusal(status, id, status === 503 ? seconds : null);
        return server.take(action.id);
      },
      settle: ({ seq }) => store.settle(seq),
      update: (changed) => store.update(changed),
      pause: async (_attempt, pause) => void pauses.push(pause),
      onUnauthorized: () => {},
      isOver: () => false,
    });
    expect(server.done).toEqual([entry(1).action.id]);
    expect(sent).toEqual([undefined, ...Array(times).fill(isQueued || undefined)]);
    expect(pauses).toEqual(Array(times).fill(seconds));
    vault.close();
  });

  it('sets an action aside that the server always fails on, and continues with those of other bookings', async () => {
    await Vault.destroy();
    const vault = await Vault.open();
    const store = new QueueStore(vault);
    const later = entry(2);
    for (const each of [entry(1), { ...later, action: { ...later.action, booking_id: 'B1' } }, entry(3)])
      await store.add(each);
    const server = new Server();
    let tries = 0;
    await sendQueue({
      next: async () => nextToSend(await store.list()),
      send: async ({ action }) => {
        if (action.booking_id === 'B3') return server.take(action.id);
        tries += 1;
        throw refusal(500, 'INTERNAL_ERROR');
      },
      settle: ({ seq }) => store.settle(seq),
      update: (changed) => store.update(changed),
      pause: async () => {},
      onUnauthorized: () => {},
      isOver: () => tries > 20,
    });
    expect(tries).toBe(8);
    expect(server.done).toEqual([entry(3).action.id]);
    expect((await store.list()).map(({ problem }) => problem)).toEqual([SET_ASIDE, null]);
    vault.close();
  });

  it('keeps everything when the session has ended', async () => {
    await Vault.destroy();
    const vault = await Vault.open();
    const store = new QueueStore(vault);
    await store.add(entry(1));
    let asked = 0;
    await sendQueue({
      next: async () => waiting(await store.list())[0] ?? null,
      send: async () => {
        throw refusal(401, 'UNAUTHORIZED');
      },
      settle: ({ seq }) => store.settle(seq),
      update: (changed) => store.update(changed),
      pause: async () => {},
      onUnauthorized: () => {
        asked += 1;
      },
      isOver: () => false,
    });
    expect(asked).toBe(1);
    expect(await store.list()).toHaveLength(1);
    vault.close();
  });

  it('holds an action once if it is added twice', async () => {
    await Vault.destroy();
    const vault = await Vault.open();
    const store = new QueueStore(vault);
    await store.add(entry(1));
    await store.add(entry(1));
    expect(await store.list()).toHaveLength(1);
    vault.close();
  });

  it('is unreadable on the device without its key, which can’t be exported', async () => {
    await Vault.destroy();
    const vault = await Vault.open();
    await new QueueStore(vault).add(entry(1));
    const [row] = await vault.database.getAll('queue');
    expect(new TextDecoder('latin1').decode(row?.sealed.data)).not.toContain('Maya');
    const key = await vault.database.get('keys', 'content');
    expect(key?.extractable).toBe(false);
    vault.close();
  });

  it.each([
    [1, 1],
    [2, 2],
    [5, 16],
    [7, 60],
    [50, 60],
  ])('pauses after try %i for %i seconds', (attempt, seconds) => expect(pauseSeconds(attempt)).toBe(seconds));
});
