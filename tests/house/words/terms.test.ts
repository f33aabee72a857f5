import { describe, expect, it } from 'vitest';
import { german } from './terms/de.ts';
import { english } from './terms/en.ts';
import { spanish } from './terms/es.ts';
import { french } from './terms/fr.ts';
import { italian } from './terms/it.ts';
import { portuguese } from './terms/pt.ts';
import type { Term } from './terms/term.ts';
import { type Text, textsIn } from './texts.ts';

const TERMS = { en: english, de: german, fr: french, es: spanish, it: italian, pt: portuguese } as const;

/** Returns the texts that use another word for a term. */
function straying({ not, except = [] }: Term, texts: readonly Text[]): string[] {
  const words = not.map((word) => word.replace('*', String.raw`\p{L}*`)).join('|');
  const forbidden = new RegExp(String.raw`(?<![\p{L}\d_{-])(?:${words})(?![\p{L}\d_}-])`, 'iu');
  return texts
    .filter(
      ({ at, text }) => forbidden.test(text) && !except.some((each) => at.startsWith(each) || text.includes(each)),
    )
    .map(({ at, text }) => `${at}: ${text}`);
}

const cases = Object.entries(TERMS).flatMap(([language, terms]) =>
  terms.map((term) => [language, term.use, term] as const),
);

describe('one word for one concept', () => {
  it.each(cases)('%s: %s', (language, _use, term) => {
    expect(straying(term, textsIn(language as keyof typeof TERMS))).toEqual([]);
  });
});

describe('an exception', () => {
  const excused = cases.flatMap(([language, use, term]) =>
    (term.except ?? []).map((each) => [language, use, each, term] as const),
  );

  it.each(excused)('%s: %s is needed at "%s"', (language, _use, one, { use, not, except = [] }) => {
    const without = { use, not, except: except.filter((each) => each !== one) };
    expect(straying(without, textsIn(language as keyof typeof TERMS))).not.toEqual([]);
  });
});

describe('a synonym in a text', () => {
  const coupon: Term = { use: 'Rabattcode', not: ['Gutschein*'], except: ['site/about ', 'Geschenkgutschein'] };
  it.each([
    ['Gutscheincode einlösen', 'site/checkout checkout.coupon', 1],
    ['Dein gutschein', 'mails/de subject', 1],
    ['Rabattcode einlösen', 'site/checkout checkout.coupon', 0],
    ['Kein Geschenkgutschein', 'site/checkout checkout.coupon', 0],
    ['Gutscheine', 'site/about about.title', 0],
    ['%{gutschein}', 'site/checkout checkout.coupon', 0],
  ])('is found in %j at %s: %i', (text, at, found) => {
    expect(straying(coupon, [{ at, text }])).toHaveLength(found);
  });
});
