import { ConfigError, type Environment, url } from './setting-readers.ts';

export interface TranslatorSettings {
  /** Of its translating itself: `https://translate.example.org/translate`. */
  url: string;
  key: string | null;
}

/** @throws ConfigError when the address is none, says more than where it is, or a key has nowhere to go. */
export function translatorSetting(env: Environment): TranslatorSettings | null {
  const given = url(env, 'TRANSLATOR_URL', ['http:', 'https:']);
  const key = env.TRANSLATOR_KEY || null;
  if (!given) {
    if (key) throw new ConfigError('TRANSLATOR_KEY is set without TRANSLATOR_URL, the address of its LibreTranslate.');
    return null;
  }
  const address = new URL(given);
  if (address.search || address.hash || address.username)
    throw new ConfigError(
      'TRANSLATOR_URL must only be the address of a LibreTranslate, such as https://translate.example.org; set its key as TRANSLATOR_KEY.',
    );
  const path = address.pathname.replace(/\/+$/, '');
  address.pathname = path.endsWith('/translate') ? path : `${path}/translate`;
  return { url: address.href, key };
}
