import { array, create, string, type } from 'superstruct';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import { fetchBounded } from '../http/fetch-bounded.ts';
import type { TranslatorSettings } from '../settings/translator-setting.ts';

/* LibreTranslate's interface: `POST /translate` with several texts in one language, answered in the same order. */

/** Nobody waits for it; but neither does a server that stops. */
const BOUNDS = { timeoutMs: 30_000, mostBytes: 400_000 };
/** One that has just failed is left alone for a while. */
const REST_MS = 5 * 60_000;

const Answer = type({ translatedText: array(string()) });
const Refusal = type({ error: string() });

/** It works, and will not translate this: a language it does not speak, a text too long for it. */
export class TranslationRefused extends Error {
  override readonly name = 'TranslationRefused';
}

export interface Translator {
  /**
   * Texts in another language, in the order given. The translator learns the texts and the two languages, and nothing
   * of where they stand or who reads them.
   *
   * @throws TranslationRefused; Error when it is slow, away or not understood.
   */
  translate: (texts: readonly string[], source: string, target: Language) => Promise<string[]>;
  /** Whether it has failed a moment ago, and is being left alone. */
  rests: () => boolean;
}

/** `sender` says to the translator's operator which site asks. */
export function openTranslator({ url, key }: TranslatorSettings, sender: string, bounds = BOUNDS): Translator {
  let restsUntil = 0;

  const ask = async (texts: readonly string[], source: string, target: Language) => {
    const reply = await fetchBounded(url, bounds, {
      method: 'POST',
      // Its key goes to this address and to no other.
      redirect: 'error',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'User-Agent': `Cubby (${sender})` },
      body: JSON.stringify({ q: texts, source, target, format: 'text', ...(key && { api_key: key }) }),
    });
    if (reply.status === 400) throw refusalOf(await reply.json());
    if (!reply.ok) throw new Error(`The translator answered ${reply.status}.`);
    const { translatedText } = create(await reply.json(), Answer);
    if (translatedText.length !== texts.length)
      throw new Error(`The translator answered ${translatedText.length} texts for ${texts.length}.`);
    return translatedText;
  };

  return {
    rests: () => Date.now() < restsUntil,
    async translate(texts, source, target) {
      try {
        return await ask(texts, source, target);
      } catch (error) {
        if (!(error instanceof TranslationRefused)) restsUntil = Date.now() + REST_MS;
        throw error;
      }
    },
  };
}

/** A key that is missing is refused with the same status as a text, and is no fault of the text. */
function refusalOf(body: unknown): Error {
  const { error } = create(body, Refusal);
  const message = `The translator refused: ${error}`;
  return /api key/i.test(error) ? new Error(message) : new TranslationRefused(message);
}

export interface HasTranslator {
  /** Null where none is set: then texts are shown in the languages they are kept in. */
  translator: Translator | null;
}
