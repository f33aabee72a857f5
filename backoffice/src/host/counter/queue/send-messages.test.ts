import 'fake-indexeddb/auto';
import { ResponseError } from '@cubby/api/client';
import { afterEach, expect, it } from 'vitest';
import { Vault } from '../device/vault.ts';
import { Memory } from '../state/memory.ts';
import { sendMessages } from './send-messages.ts';

const refusal = (status: number, id: string) => new ResponseError(status, { id, message: '', errors: {} }, null, null);
const waiting = (text: string) => ({ draft: '', waiting: { text, key: `key of ${text}` } });

afterEach(() => Vault.destroy());

it('messages on the device are sent once it is online, stay while it is locked, and become drafts if refused', async () => {
  const memory = await Memory.open('u1');
  await memory.keepMessage('B1', waiting('one'));
  await memory.keepMessage('B2', waiting('two'));
  await memory.keepMessage('B3', { draft: 'not yet', waiting: null });
  const answers: (Error | null)[] = [new TypeError('offline'), null, refusal(422, 'CONVERSATION_CLOSED')];
  const sent: string[] = [];
  const send = () =>
    sendMessages(memory, async (id, text, key) => {
      sent.push(`${id}: ${text}, ${key}`);
      const answer = answers.shift();
      if (answer) throw answer;
    });
  expect(await send()).toBe('later');
  await memory.forgetDays();
  expect(await send()).toBe('done');
  expect(sent).toEqual(['B1: one, key of one', 'B1: one, key of one', 'B2: two, key of two']);
  expect(await memory.messages()).toEqual([
    ['B2', { draft: 'two', waiting: null }],
    ['B3', { draft: 'not yet', waiting: null }],
  ]);
  await memory.destroy();
});
