import { type Language, languageOf } from '../../contract/vocabulary/languages.ts';
import type { ShopKind } from '../../drawings/shop-kinds.ts';
import json from './flavours.json' with { type: 'json' };

/** Material for plausible names and addresses of a country. All of it is invented. */
export interface Flavour {
  language: Language;
  streets: readonly string[];
  /** {street} and {number} in the order used in the country. */
  address: string;
  /** # is a digit, @ a capital letter. */
  postalCode: string;
  company: string;
  firstNames: readonly string[];
  lastNames: readonly string[];
  /** Words for {w} in shop names; {n} is a family name. */
  words: readonly string[];
  shops: Record<ShopKind, readonly string[]>;
}

/** A flavour as written: whole, or as far as it differs from another country's. */
type Whole = Omit<Flavour, 'language'> & { language: string };
type Like = Partial<Omit<Flavour, 'language' | 'shops'>> & { like: string; shops?: Partial<Flavour['shops']> };

const written: Record<string, Whole | Like> = json;

/** By ISO code of the country. */
export const flavours: Readonly<Record<string, Flavour>> = Object.fromEntries(
  Object.entries(written).map(([code, flavour]) => [code, read(flavour)]),
);

function read(flavour: Whole | Like): Flavour {
  if (!('like' in flavour)) return { ...flavour, language: languageOf(flavour.language) };
  const { like, shops, ...own } = flavour;
  const other = read(written[like] as Whole);
  return { ...other, ...own, shops: { ...other.shops, ...shops } };
}
