import { generateKeyPairSync, sign } from 'node:crypto';
import { passMessage } from '@cubby/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkPass } from './check-pass.ts';

const { publicKey, privateKey } = generateKeyPairSync('ed25519');
const KEY = String(publicKey.export({ format: 'jwk' }).x);
const ID = '4F7K2M9QXA';

const signed = (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64url');

/** Returns a pass as a link tells it. */
const linked = (bookingId: string, pass: string) => ({
  bookingId,
  pass,
  signature: pass,
  message: passMessage(bookingId),
  stay: null,
});

afterEach(() => vi.restoreAllMocks());

describe('a pass', () => {
  it.each([
    ['true as it was signed', ID, signed(passMessage(ID)), 'true'],
    ['forged for another booking', '5F7K2M9QXB', signed(passMessage(ID)), 'forged'],
    ['forged with a signature of something else', ID, signed('cubby pass 2'), 'forged'],
    ['forged with letters that are no signature', ID, '*'.repeat(86), 'forged'],
    ['forged when it is cut off', ID, signed(passMessage(ID)).slice(0, 80), 'forged'],
    ['unknown when it is of before', ID, 'a'.repeat(22), 'unknown'],
  ])('is %s', async (_name, bookingId, signature, check) => {
    expect(await checkPass(linked(bookingId, signature), KEY)).toBe(check);
  });

  it('is told as well where the browser does not know the curve', async () => {
    vi.spyOn(crypto.subtle, 'importKey').mockRejectedValue(new DOMException('no such curve', 'NotSupportedError'));
    expect(await checkPass(linked(ID, signed(passMessage(ID))), KEY)).toBe('true');
    expect(await checkPass(linked(ID, signed('something')), KEY)).toBe('forged');
  });
});
