import { array, create, string, type } from 'superstruct';
import type { Language } from '../../../contract/vocabulary/languages.ts';
import { fetchBounded } from '../http/fetch-bounded.ts';
import type { TranslatorSettings } from '../settings/translator-setting.ts';

/* LibreTranslate's interface: `POST /translate` with several texts in one language, answered in the same order. */

/** Limits of a call. No visitor waits for it, but a stopping server does. */
const BOUNDS = { timeoutMs: 30_000, mostBytes: 400_000 };
/** The pause after a failed call. */
const REST_MS = 5 * 60_000;

const Answer = type({ translatedText: array(string()) });
const Refusal = type({ error: string() });

/** Thrown when the translator works but refuses this text: an unsupported language, or a text that is too long. */
export class TranslationRefused extends Error {
  override readonly name = 'TranslationRefused';
}

export interface Translator {
  /**
   * Translates texts into another language, in the order given. The translator gets the texts and the two languages,
   * and nothing about where they appear or who reads them.
   *
   * @throws TranslationRefused; Error when it is slow, unreachable or not understood.
   */
  translate: (texts: readonly string[], source: string, target: Language) => Promise<string[]>;
  /** Tells whether it has just failed and is in its pause. */
  rests: () => boolean;
}

/** Opens a translator. `sender` tells its operator which site is asking. */
export function openTranslator({ url, key }: TranslatorSettings, sender: string, bounds = BOUNDS): Translator {
  let restsUntil = 0;

  const ask = async (texts: readonly string[], source: string, target: Language) => {
    const reply = await fetchBounded(url, bounds, {
      method: 'POST',
      // Its key is sent to this address only.
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

/** Returns the refusal of a text. A missing key is refused with the same status, and is not the fault of the text. */
function refusalOf(body: unknown): Error {
  const { error } = create(body, Refusal);
  const message = `The translator refused: ${error}`;
  return /api key/i.test(error) ? new Error(message) : new TranslationRefused(message);
}

export interface HasTranslator {
  /** Null where none is configured: then texts are shown in their stored languages. */
  translator: Translator | null;
}
