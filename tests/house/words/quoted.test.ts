import { OFFERED_LANGUAGES } from '@cubby/api';
import { expect, it } from 'vitest';
import { textsOf } from '../../words/catalogue.ts';

/* A button, a link or a page that a sentence quotes has that name, in every language. */

/** Quotes of other programs’ buttons and of what people write; the amount follows on the button that pays. */
const NOT_OURS: readonly string[] = [
  'Other calendars',
  'From URL',
  'Add calendar',
  'Subscribe from web',
  'Add to Home Screen',
  'in the United Kingdom',
  'Pay',
];

const english = textsOf('en');
const named = Map.groupBy(english.keys(), (address) => english.get(address) ?? '');

/** Returns the names a text quotes, without values. */
function quotesIn(text: string): string[] {
  const found = text.matchAll(/[“„«]\s*([^“”„«»]+?)\s*[”“»]/gu);
  return [...found].map(([, quote = '']) => quote).filter((quote) => !quote.includes('%{'));
}

it('every quoted name is one of ours', () => {
  const unknown = [...english].flatMap(([address, text]) =>
    quotesIn(text)
      .filter((quote) => !named.has(quote) && !NOT_OURS.includes(quote))
      .map((quote) => `${address}: ${quote}`),
  );
  expect(unknown).toEqual([]);
});

it.each(OFFERED_LANGUAGES.filter((language) => language !== 'en'))(
  'quotes have the names they have in %s',
  (language) => {
    const own = textsOf(language);
    const wrong = [...english].flatMap(([address, text]) => {
      const quoted = quotesIn(own.get(address) ?? '');
      return quotesIn(text)
        .filter((quote) => named.has(quote))
        .map((quote) => (named.get(quote) ?? []).map((at) => own.get(at) ?? ''))
        .filter((names) => !names.some((name) => quoted.includes(name)))
        .map(
          (names) => `${address}: ${quoted.join(' / ') || 'nothing'} instead of ${[...new Set(names)].join(' or ')}`,
        );
    });
    expect(wrong).toEqual([]);
  },
);
