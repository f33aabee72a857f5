import { ConfigError, type Environment, url } from './setting-readers.ts';

export interface TranslatorSettings {
  /** The URL of its translation endpoint: `https://translate.example.org/translate`. */
  url: string;
  key: string | null;
}

/** @throws ConfigError when the address is invalid, contains more than a location, or a key has no address. */
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
