import { BRAND } from './brand.ts';

/** Texts of one language, in a tree whose branches make up a text's key: `checkout.title`. */
export interface Texts {
  [key: string]: string | Texts;
}

type Value = string | number;

/** The values that a text names; more may be given. */
export type Values<Name extends string> = [Name] extends [never]
  ? [values?: Record<string, Value>]
  : [values: { [N in Name]: Value } & Record<string, Value>];

/** Returns a text: `Words` has each key with the names of its values; those of `Given` are always there. */
export type Translate<Words, Given extends string = never> = <Key extends keyof Words & string>(
  key: Key,
  ...values: Values<Exclude<Words[Key] & string, Given>>
) => string;

/** Returns each text with its full key. A list holds none: its rules are for one language. */
export function flatten(texts: Texts, before = ''): [key: string, text: string][] {
  if (Array.isArray(texts)) return [];
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[before + key, value]] : flatten(value, `${before}${key}.`),
  );
}

/** Returns the names of the values in a text, but for the brand; one with plural forms counts `smart_count`. */
export function namesIn(text: string): string[] {
  const named = [...text.matchAll(/%\{(\w+)\}/g)].map(([, name = '']) => name);
  const counted = text.includes('||||') ? ['smart_count'] : [];
  return [...new Set([...named, ...counted])].filter((name) => name !== 'brand').sort();
}

/** Returns a language's texts, with the English ones where it has none. */
export function completed<Words extends object>(own: object, english: Words): Words {
  const found = new Map<string, unknown>(Object.entries(own));
  const texts = Object.entries(english).map(([key, text]: [string, unknown]) => {
    const isBranch = typeof text === 'object' && text !== null && !Array.isArray(text);
    return [key, isBranch ? completed((found.get(key) ?? {}) as object, text) : (found.get(key) ?? text)];
  });
  return Object.fromEntries(texts) as Words;
}

/**
 * Returns where a text is written if it is said elsewhere, too: `@:site/common search.submit` stands in the English file
 * for the part and key of the text, and the other languages have no line for it.
 */
export function linkOf(text: string): string | null {
  return text.startsWith('@:') ? text.slice(2) : null;
}

/**
 * Puts the texts that are written elsewhere into their places.
 *
 * @param find Returns the texts of a part.
 * @throws Error for a link to no text.
 */
export function linked(texts: Texts, find: (part: string) => Texts): Texts {
  const entries = Object.entries(texts).map(([key, text]): [string, string | Texts] => {
    if (typeof text !== 'string') return [key, Array.isArray(text) ? text : linked(text, find)];
    const address = linkOf(text);
    return [key, address === null ? text : textAt(address, find)];
  });
  return Object.fromEntries(entries);
}

function textAt(address: string, find: (part: string) => Texts): string {
  const [part = '', key = ''] = address.split(' ');
  const found = key.split('.').reduce<string | Texts | undefined>((at, name) => branch(at)[name], find(part));
  if (typeof found !== 'string' || linkOf(found)) throw new Error(`There is no text at “${address}”.`);
  return found;
}

function branch(found: string | Texts | undefined): Texts {
  return typeof found === 'object' ? found : {};
}

/** The name of the product takes the place of `%{brand}`. */
export function branded(text: string): string {
  return text.replaceAll('%{brand}', BRAND);
}
