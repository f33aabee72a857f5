import { DEFAULT_LANGUAGE, type Language, spokenLanguage } from '@cubby/api';

const STORED = 'cubby.language';

/** Returns the language chosen on this device in any of the consoles, else the browser's. */
export function firstLanguage(): Language {
  return spokenLanguage(window.localStorage.getItem(STORED) ?? window.navigator.language) ?? DEFAULT_LANGUAGE;
}

/** Stores the language, because react-admin forgets it at sign-out. */
export function rememberLanguage(language: string): void {
  window.localStorage.setItem(STORED, language);
}
