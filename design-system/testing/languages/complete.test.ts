// @vitest-environment jsdom

import { composeStories, type Meta } from '@storybook/react-vite';
import { isValidElement } from 'react';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from './languages.ts';
import { fill, patternOf } from './pattern.ts';
import { say, WORDS, wordsToSay } from './say.ts';

type Stories = Record<string, { args: object; globals: { language?: Language } }>;
const modules = import.meta.glob<Record<string, unknown> & { default: Meta }>('../../src/**/*.stories.tsx', {
  eager: true,
});
/** Stories with a fixed language were written in it. */
const storiesInEnglish = Object.values(modules).flatMap((module) =>
  Object.values((composeStories as (of: unknown) => Stories)(module)).filter(({ globals }) => !globals.language),
);
const spoken = new Set(storiesInEnglish.flatMap(({ args }) => textsOf(args)));

const OTHERS = LANGUAGES.filter((language) => language !== 'en');

describe('the texts of stories', () => {
  it.each(OTHERS)('are in every language: %s', (language) => {
    const wanted = [...spoken].map((text) => wordsToSay(text)).filter((words) => words !== undefined);
    expect(wanted.filter((words) => !Object.hasOwn(WORDS[language], words))).toEqual([]);
  });

  it.each(OTHERS)('are all used by a story: %s', (language) => {
    const said = new Set([...spoken].map((text) => wordsToSay(text)));
    expect(Object.keys(WORDS[language]).filter((words) => !said.has(words))).toEqual([]);
  });

  it.each(OTHERS)('leave nothing in English, and no number out: %s', (language) => {
    const entries = Object.entries(WORDS[language]);
    expect(entries.filter(([key, words]) => key === words && !ALIKE.includes(key))).toEqual([]);
    const holes = (text: string) => [...new Set(text.match(/%\{\d+\}/g))].sort();
    // "Open 24 hours" has no number in some languages.
    const forgets = ([key, words]: [string, string]) => !holes(key).every((hole) => words.includes(hole));
    expect(entries.filter(forgets).map(([key]) => key)).toEqual(language === 'de' ? ['Open %{1} hours'] : []);
    expect(entries.filter(([key, words]) => holes(words).some((hole) => !key.includes(hole)))).toEqual([]);
  });
});

describe('a text of a story', () => {
  it.each([
    ['from £3.99 a bag', 'ab 3,99\u00a0£ je Gepäckstück'],
    ['Sat 21 Nov, 10:00', 'Sa., 21. Nov., 10:00'],
    ['from 18,204 reviews', 'aus 18.204 Bewertungen'],
    ['Copper Kettle Café, £13.27', 'Copper Kettle Café, 13,27\u00a0£'],
    ['4821', '4821'],
    ['good', 'good'],
    ['2026-11-21T10:00', '2026-11-21T10:00'],
    ['/luggage-storage/united-kingdom/london', '/luggage-storage/united-kingdom/london'],
  ])('is translated into German: %s', (english, german) => expect(say(english, 'de')).toBe(german));

  it('is reassembled from its parts', () => {
    const pattern = patternOf('2 bags, 1 day, fees included');
    expect(pattern.words).toBe('%{1} bags, %{2} day, fees included');
    expect(fill(pattern.words, pattern, 'en')).toBe('2 bags, 1 day, fees included');
  });
});

/** Words that are the same in English and in some other language. */
const ALIKE = ['Cookies', 'Name', 'PIN', 'London', 'Sandbox', 'Total', 'date', 'Pages', 'Page %{1}'];

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  // Labels that take a number are called with several.
  if (typeof value === 'function')
    return [1, 2, 3, 4, 5].flatMap((number) => textsOf(answerOf(value as Label, number)));
  if (typeof value !== 'object' || value === null) return [];
  if (isValidElement<object>(value)) return textsOf(value.props);
  return Object.entries(value)
    .filter(([key]) => !/^(on[A-Z]|sx$|style$|locale$)/.test(key))
    .flatMap(([, entry]) => textsOf(entry));
}

type Label = (...given: number[]) => unknown;

function answerOf(label: Label, number: number): unknown {
  const answer: unknown = label(number, 312, 78);
  return typeof answer === 'string' ? answer : undefined;
}
