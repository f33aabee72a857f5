import type { ConsoleWords } from '@cubby/api/words/declared';
import type { Values } from '@cubby/api/words/texts';
import { useTranslate as useAnyText } from 'ra-core';

export type TextKey = keyof ConsoleWords;

/** Tells whether a key has a gap that any text may fill. */
type IsOpen<Key extends string> = Record<never, never> extends Record<Key, 1> ? true : false;

type Known<Key extends string> = IsOpen<Key> extends true ? Key : Key & TextKey;
type Needed<Key extends string> =
  IsOpen<Key> extends true ? [values?: object] : Values<ConsoleWords[Key & TextKey] & string>;

/**
 * Returns a text. A key that is written out is one of the console's, with the values its text names; one put together
 * at run time may be any.
 */
export type TranslateText = <Key extends string>(key: Known<Key>, ...values: Needed<Key>) => string;

/** Returns the function that reads the console's texts in the language of the reader. */
export function useTranslate(): TranslateText {
  return useAnyText();
}
