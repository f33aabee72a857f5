import type { Language } from '@cubby/api';
import { textsOf } from '../../words/catalogue.ts';

/** A text; `at` is its part and key: `site/checkout checkout.title`. */
export interface Text {
  at: string;
  text: string;
}

/** Texts of a library. */
const APART = 'console/react-admin ';

const read = new Map<Language, Text[]>();

/** Returns the texts of a language that the house's words and typography hold for. */
export function textsIn(language: Language): readonly Text[] {
  const texts = read.get(language) ?? readTexts(language);
  read.set(language, texts);
  return texts;
}

function readTexts(language: Language): Text[] {
  const all = [...textsOf(language)].map(([at, text]) => ({ at, text }));
  return all.filter(({ at }) => !at.startsWith(APART));
}
