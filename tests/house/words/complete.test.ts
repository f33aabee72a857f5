import { LANGUAGES, OFFERED_LANGUAGES } from '@cubby/api';
import { describe, expect, it } from 'vitest';
import { namesIn } from '../../../api/words/texts.ts';
import { linksIn, standingOf, textsOf, writtenIn } from '../../words/catalogue.ts';

const english = textsOf('en');
/** Texts of a library, which has words of its own that are the same in two languages. */
const own = [...english].filter(([key]) => !key.startsWith('console/react-admin '));

describe.each(OFFERED_LANGUAGES.filter((language) => language !== 'en'))('the texts in %s', (language) => {
  const texts = textsOf(language);

  it('are those in English: none is missing, none is left over', () => {
    expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('name the same values, with as many plural forms', () => {
    const shapeOf = (text = '') => ({ names: namesIn(text), forms: text.split('||||').length });
    const wrong = own.filter(
      ([key, text]) => JSON.stringify(shapeOf(texts.get(key))) !== JSON.stringify(shapeOf(text)),
    );
    expect(wrong).toEqual([]);
  });

  it('are made from the English of today', () => {
    expect(standingOf(language).older).toEqual([]);
  });

  it('are translated: no sentence is left in English', () => {
    expect(own.filter(([key, text]) => isSentence(text) && texts.get(key) === text)).toEqual([]);
  });
});

it('a text of the sites that is the same in every language is written once', () => {
  const all = LANGUAGES.map(textsOf);
  const ofSites = [...writtenIn('en').keys()].filter((address) => /^(site|console|counter)/.test(address));
  const own = ofSites.filter((address) => !address.startsWith('console/react-admin '));
  const alike = Map.groupBy(own, (address) => all.map((texts) => texts.get(address)).join('\n'));
  expect([...alike.values()].filter((addresses) => addresses.length > 1)).toEqual([]);
});

it('a link leads to a text', () => {
  const written = writtenIn('en');
  expect([...linksIn()].filter(([, address]) => !written.has(address))).toEqual([]);
});

/** Tells whether a text has three words or more: fewer are often the same in two languages. */
function isSentence(text: string): boolean {
  return /\p{L}{2,}\P{L}+\p{L}{2,}\P{L}+\p{L}{2,}/u.test(text.replace(/%\{\w+\}|\|{4}/g, ''));
}
