import 'fake-indexeddb/auto';
import { ResponseError } from '@cubby/api/client';
import { afterEach, describe, expect, it } from 'vitest';
import { Vault } from '../device/vault.ts';
import { PhotoStore } from './photo-store.ts';
import { sendPhotos } from './send-photos.ts';

const refusal = (status: number, id: string) => new ResponseError(status, { id, message: '', errors: {} }, null, null);
const photo = (bookingId: string) => ({ bookingId, userId: 'u1', problem: null });
const picture = (text: string) => new Blob([text], { type: 'image/jpeg' });

afterEach(() => Vault.destroy());

async function withStore<T>(work: (store: PhotoStore, vault: Vault) => Promise<T>): Promise<T> {
  const vault = await Vault.open();
  try {
    return await work(new PhotoStore(vault), vault);
  } finally {
    vault.close();
  }
}

/** Sends all photos to a server that gives these answers in turn. */
async function send(store: PhotoStore, answers: (Error | null)[], sent: string[] = []) {
  const result = await sendPhotos({
    photos: store,
    userId: () => 'u1',
    send: async (_bookingId, file) => {
      const answer = answers.shift() ?? null;
      if (answer) throw answer;
      sent.push(await file.text());
    },
    onChanged: async () => {},
  });
  return { result, sent, left: (await store.list()).map(({ bookingId, problem }) => [bookingId, problem]) };
}

describe('photos on the device', () => {
  it('are encrypted, and readable only with the key', async () => {
    await withStore(async (store, vault) => {
      await store.add(photo('B1'), picture('a blue case'));
      const [row] = await vault.database.getAll('photos');
      expect(new TextDecoder().decode(row?.picture.data)).not.toContain('blue');
      expect(new TextDecoder().decode(row?.about.data)).not.toContain('B1');
    });
    await withStore(async (store) => {
      const [waiting] = await store.list();
      expect(waiting).toMatchObject(photo('B1'));
      const kept = await store.read(waiting?.seq ?? 0);
      expect([await kept?.text(), kept?.type]).toEqual(['a blue case', 'image/jpeg']);
    });
  });

  it('are sent in order, and leave the queue afterwards', () =>
    withStore(async (store) => {
      await store.add(photo('B1'), picture('one'));
      await store.add(photo('B2'), picture('two'));
      expect(await send(store, [])).toEqual({ result: 'done', sent: ['one', 'two'], left: [] });
    }));

  it.each<[string, Error, string]>([
    ['no network', new TypeError('fetch failed'), 'later'],
    ['a server that is away', refusal(503, 'UNAVAILABLE'), 'later'],
    ['too many at once', refusal(429, 'TOO_MANY_REQUESTS'), 'later'],
    ['a session that has ended', refusal(401, 'UNAUTHORIZED'), 'unauthorized'],
  ])('stay through %s', (_, error, result) =>
    withStore(async (store) => {
      await store.add(photo('B1'), picture('one'));
      expect(await send(store, [error])).toEqual({ result, sent: [], left: [['B1', null]] });
      expect((await send(store, [])).sent).toEqual(['one']);
    }),
  );

  it('that are refused need a person, and do not block the others', () =>
    withStore(async (store) => {
      await store.add(photo('B1'), picture('one'));
      await store.add(photo('B2'), picture('two'));
      expect(await send(store, [refusal(422, 'TOO_MANY_PICTURES')])).toEqual({
        result: 'done',
        sent: ['two'],
        left: [['B1', 'TOO_MANY_PICTURES']],
      });
    }));
});
