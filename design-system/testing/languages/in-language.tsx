import type { Decorator } from '@storybook/react-vite';
import { cloneElement, isValidElement } from 'react';
import { surroundingsOf } from '../surroundings.ts';
import { type Language, localeOf } from './languages.ts';
import { say } from './say.ts';

/**
 * Translates a story's args into the toolbar's language: texts at any depth, results of functions, contents of
 * elements.
 */
export const inLanguage: Decorator = (Story, { args, globals }) => {
  const { language } = surroundingsOf(globals);
  return <Story args={language === 'en' ? args : sayAll(args, language)} />;
};

type Say = (text: string) => string;

function sayAll<T extends object>(args: T, language: Language): T {
  const known = KNOWN[language];
  const done = known.get(args);
  if (done) return done as T;
  const said = map(args, (text) => say(text, language), language) as T;
  known.set(args, said);
  return said;
}

/** Translations are cached as the same objects, so that nothing renders again without need. */
const KNOWN: Record<Language, WeakMap<object, unknown>> = {
  en: new WeakMap(),
  de: new WeakMap(),
  fr: new WeakMap(),
  es: new WeakMap(),
  it: new WeakMap(),
  pt: new WeakMap(),
};

function map(value: unknown, speak: Say, language: Language): unknown {
  if (typeof value === 'string') return speak(value);
  if (typeof value === 'function') return spoken(value as Answering, speak, language);
  if (typeof value !== 'object' || value === null) return value;
  const known = KNOWN[language].get(value);
  if (known) return known;
  const said = mapObject(value, speak, language);
  KNOWN[language].set(value, said);
  return said;
}

function mapObject(value: object, speak: Say, language: Language): unknown {
  if (Array.isArray(value)) {
    const items = value.map((item) => map(item, speak, language));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (isValidElement<Record<string, unknown>>(value))
    return cloneElement(value, mapObject(value.props, speak, language) as Record<string, unknown>);
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const entries = Object.entries(value).map(([key, entry]) => [key, mapEntry(key, entry, speak, language)] as const);
  return entries.some(([key, entry]) => entry !== value[key as keyof typeof value])
    ? Object.fromEntries(entries)
    : value;
}

function mapEntry(key: string, entry: unknown, speak: Say, language: Language): unknown {
  if (key === 'locale' && typeof entry === 'string') return localeOf(language);
  if (key === 'language' && typeof entry === 'string') return language;
  // Handlers are called by the component and observed by the story; styles hold no text.
  if (/^on[A-Z]/.test(key) || key === 'sx' || key === 'style') return entry;
  return map(entry, speak, language);
}

type Answering = (...given: unknown[]) => unknown;

function spoken(answer: Answering, speak: Say, language: Language): Answering {
  const known = KNOWN[language].get(answer);
  if (known) return known as Answering;
  const wrapped: Answering = (...given) => {
    const said = answer(...given);
    return typeof said === 'string' ? speak(said) : said;
  };
  KNOWN[language].set(answer, wrapped);
  return wrapped;
}
