import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { flatten, linkOf, type Texts } from '../../api/words/texts.ts';

const WORDS = fileURLToPath(new URL('../../api/words/', import.meta.url));
const SOURCES = 'made-from.json';

/** A text's part and key: `site/checkout checkout.title`. */
export type Address = string;

/** Tells whether a language has a folder of translations. */
export function isTranslation(language: string): boolean {
  return (
    language !== 'en' &&
    readdirSync(WORDS, { withFileTypes: true }).some((each) => each.isDirectory() && each.name === language)
  );
}

/** Returns every text of a language, also under the addresses where another one is said. */
export function textsOf(language: string): Map<Address, string> {
  const written = writtenIn(language);
  const texts = [...readAll('en')].flatMap(([address, text]): [Address, string][] => {
    const found = written.get(linkOf(text) ?? address);
    return found === undefined ? [] : [[address, found]];
  });
  return new Map([...texts, ...written]);
}

/** Returns the texts that are written in a language: a text of several places is at one of them. */
export function writtenIn(language: string): Map<Address, string> {
  return new Map([...readAll(language)].filter(([, text]) => linkOf(text) === null));
}

/** Returns the addresses at which the text of another one is said. */
export function linksIn(): Map<Address, Address> {
  return new Map(
    [...readAll('en')].flatMap(([address, text]) => (linkOf(text) ? [[address, linkOf(text) ?? '']] : [])),
  );
}

function readAll(language: string): Map<Address, string> {
  return new Map(
    partsOf(language).flatMap((part) =>
      flatten(readJson<Texts>(language, `${part}.json`)).map(([key, text]): [Address, string] => [
        `${part} ${key}`,
        text,
      ]),
    ),
  );
}

export function partsOf(language: string): string[] {
  const files = globSync('**/*.json', { cwd: `${WORDS}${language}` }).sort();
  return files.filter((file) => file !== SOURCES).map((file) => file.replace('.json', ''));
}

/** Returns the hash of a text that others are translated from. */
export function hashOf(english: string): string {
  return createHash('sha256').update(english).digest('hex').slice(0, 8);
}

/** Returns the hash of the English that each text of a language was made from; empty where that was an earlier one. */
export function sourcesOf(language: string): Map<Address, string> {
  const known = existsSync(`${WORDS}${language}/${SOURCES}`);
  return new Map(known ? Object.entries(readJson<Record<Address, string>>(language, SOURCES)) : []);
}

export interface Standing {
  missing: Address[];
  /** Made from English that has changed since. */
  older: Address[];
  /** Texts of no English one. */
  left: Address[];
}

export function standingOf(language: string): Standing {
  const english = writtenIn('en');
  const own = writtenIn(language);
  const sources = sourcesOf(language);
  return {
    missing: [...english.keys()].filter((address) => !own.has(address)),
    older: [...english]
      .filter(([address, text]) => own.has(address) && sources.get(address) !== hashOf(text))
      .map(([address]) => address),
    left: [...own.keys()].filter((address) => !english.has(address)),
  };
}

/** Writes translations of today's English; keys are in the order of the English ones. */
export function writeTexts(language: string, made: ReadonlyMap<Address, string>): void {
  const texts = new Map([...writtenIn(language), ...made]);
  const english = writtenIn('en');
  for (const part of new Set([...made.keys()].map((address) => address.split(' ')[0] ?? '')))
    writeJson(
      language,
      `${part}.json`,
      inOrderOf(readJson<Texts>('en', `${part}.json`), `${part} `, texts, ownOf(language, part)),
    );
  const sources = sourcesOf(language);
  for (const address of made.keys()) sources.set(address, hashOf(english.get(address) ?? ''));
  const kept = [...english.keys()].filter((address) => sources.has(address));
  writeJson(language, SOURCES, Object.fromEntries(kept.map((address) => [address, sources.get(address)])));
}

function ownOf(language: string, part: string): Texts {
  return existsSync(`${WORDS}${language}/${part}.json`) ? readJson<Texts>(language, `${part}.json`) : {};
}

/** @param own The texts so far: lists are rules of one language, and stay. */
function inOrderOf(english: Texts, before: string, texts: ReadonlyMap<Address, string>, own: Texts): Texts {
  return Object.fromEntries(
    Object.entries(english).flatMap(([name, value]): [string, string | Texts][] => {
      const { [name]: known } = own;
      if (Array.isArray(value)) return Array.isArray(known) ? [[name, known]] : [];
      if (typeof value !== 'string')
        return [[name, inOrderOf(value, `${before}${name}.`, texts, typeof known === 'object' ? known : {})]];
      const text = texts.get(before + name);
      return text === undefined ? [] : [[name, text]];
    }),
  );
}

function readJson<T>(language: string, file: string): T {
  return JSON.parse(readFileSync(`${WORDS}${language}/${file}`, 'utf8')) as T;
}

function writeJson(language: string, file: string, value: unknown): void {
  writeFileSync(`${WORDS}${language}/${file}`, `${JSON.stringify(value, null, 2)}\n`);
}
