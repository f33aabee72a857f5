import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Fault, startTranslatorStandIn, type TranslatorStandIn } from '../../../testing/translator-stand-in.ts';
import { readConfig } from '../settings/config.ts';
import { openTranslator, TranslationRefused } from './translator.ts';

let standIn: TranslatorStandIn;
beforeAll(async () => {
  standIn = await startTranslatorStandIn();
});
beforeEach(() => {
  standIn.asked.length = 0;
  standIn.fail(undefined);
});
afterAll(() => standIn.close());

const BOUNDS = { timeoutMs: 300, mostBytes: 20_000 };
const open = (key: string | null = null) => openTranslator({ ...standIn.settings, key }, 'https://cubby.test', BOUNDS);

describe('the translator', () => {
  it('is called as LibreTranslate expects, without anything about the visitor', async () => {
    expect(await open('secret-key').translate(['Ring twice.', 'Mind the step.'], 'en', 'de')).toEqual([
      '(de) Ring twice.',
      '(de) Mind the step.',
    ]);
    const [{ question, path, headers } = { question: null, path: '', headers: {} }] = standIn.asked;
    expect(path).toBe('/translate');
    expect(question).toEqual({
      q: ['Ring twice.', 'Mind the step.'],
      source: 'en',
      target: 'de',
      format: 'text',
      api_key: 'secret-key',
    });
    expect(Object.keys(headers).sort()).toEqual(
      [
        'accept',
        'accept-encoding',
        'accept-language',
        'connection',
        'content-length',
        'content-type',
        'host',
        'sec-fetch-mode',
        'user-agent',
      ].sort(),
    );
    expect(headers['user-agent']).toBe('Cubby (https://cubby.test)');
  });

  it('gets no key if none is set', async () => {
    await open().translate(['Ring twice.'], 'en', 'de');
    expect(standIn.asked[0]?.question).not.toHaveProperty('api_key');
  });

  it.each<[string, Fault]>([
    ['is away', { status: 503, body: 'nothing here' }],
    ['has been asked too often', { status: 429, body: { error: 'Slowdown: 20 per 1 minute' } }],
    ['does not know the key', { status: 403, body: { error: 'Invalid API key' } }],
    ['wants a key', { status: 400, body: { error: 'Please contact the server operator to get an API key' } }],
    ['moves to another address', { status: 301, body: '' }],
    ['is slow', { afterMs: 1_000 }],
    ['answers no JSON', { body: '<html>' }],
    ['answers something else', { body: { translation: ['(de) Ring twice.'] } }],
    ['answers one text for a list', { body: { translatedText: '(de) Ring twice.' } }],
    ['answers fewer texts than it was asked', { body: { translatedText: [] } }],
    ['answers more than anybody could read', { body: { translatedText: ['long '.repeat(10_000)] } }],
  ])('fails if it %s, and is not called for a while', async (_what, fault) => {
    standIn.fail(() => fault);
    const translator = open();
    expect(translator.rests()).toBe(false);
    await expect(translator.translate(['Ring twice.'], 'en', 'de')).rejects.not.toBeInstanceOf(TranslationRefused);
    expect(translator.rests()).toBe(true);
  });

  it('can refuse one text and continue', async () => {
    standIn.fail(() => ({ status: 400, body: { error: 'tlh is not supported' } }));
    const translator = open();
    await expect(translator.translate(['Qapla’'], 'tlh', 'de')).rejects.toThrow(TranslationRefused);
    expect(translator.rests()).toBe(false);
  });
});

describe('the setting of a translator', () => {
  it.each([
    [{ TRANSLATOR_URL: 'https://lt.example.org' }, { url: 'https://lt.example.org/translate', key: null }],
    [
      { TRANSLATOR_URL: 'http://127.0.0.1:5000/lt/', TRANSLATOR_KEY: 'k' },
      { url: 'http://127.0.0.1:5000/lt/translate', key: 'k' },
    ],
    [{ TRANSLATOR_URL: 'https://lt.example.org/translate' }, { url: 'https://lt.example.org/translate', key: null }],
    [{}, null],
  ])('%j is read as %j', (env, settings) => expect(readConfig({ ...env }).translator).toEqual(settings));

  it.each([
    [{ TRANSLATOR_URL: 'lt.example.org' }, /TRANSLATOR_URL must be an address/],
    [{ TRANSLATOR_URL: 'https://lt.example.org/?api_key=k' }, /TRANSLATOR_KEY/],
    [{ TRANSLATOR_URL: 'https://somebody@lt.example.org' }, /TRANSLATOR_KEY/],
    [{ TRANSLATOR_KEY: 'k' }, /without TRANSLATOR_URL/],
  ])('%j stops the start', (env, message) => expect(() => readConfig({ ...env })).toThrow(message));
});
