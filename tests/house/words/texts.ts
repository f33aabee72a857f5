import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Language } from '@cubby/api';
import { textsOf as addressed } from '../../words/catalogue.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The dictionaries that are still code. */
const DICTIONARIES: [room: string, files: (language: Language) => string[]][] = [
  [
    'papers',
    (language) => [`api/papers/receipt/languages/${language}.ts`, `api/papers/invoice/languages/${language}.ts`],
  ],
];

/** A text; `at` is its part and key: `site/checkout checkout.title`. */
export interface Text {
  at: string;
  text: string;
}

/** A placeholder of a template: code, which may contain one more template. */
const HOLE = /\$\{(?:[^{}`]|\{[^{}]*\}|`(?:[^`$]|\$\{[^{}]*\})*`)*\}/g;
const TEMPLATE = String.raw`\`(?:[^\`\\$]|\\.|\$(?!\{)|${HOLE.source})*\``;
const COMMENT = String.raw`\/\/[^\n]*|\/\*[\s\S]*?\*\/`;
const STRING = new RegExp(String.raw`${COMMENT}|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|${TEMPLATE}`, 'g');

const read = new Map<Language, Text[]>();

/** Returns every text of a language, in all rooms. Placeholders appear as `%{…}`. */
export function textsIn(language: Language): readonly Text[] {
  const texts = read.get(language) ?? readTexts(language);
  read.set(language, texts);
  return texts;
}

function readTexts(language: Language): Text[] {
  const inCode = DICTIONARIES.flatMap(([room, files]) =>
    globSync(files(language), { cwd: ROOT })
      .filter((file) => !file.endsWith('/index.ts'))
      .flatMap((file) => textsOf(room, file)),
  );
  return [...inJson(language), ...inCode];
}

/** Returns the texts of a language's folder; those of react-admin are a library's. */
function inJson(language: Language): Text[] {
  const all = [...addressed(language)].map(([at, text]) => ({ at, text }));
  return all.filter(({ at }) => !at.startsWith('console/react-admin '));
}

function textsOf(room: string, file: string): Text[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const part = relative(dirname(file), file).replace(/\.ts$/, '');
  return [...source.matchAll(STRING)].flatMap((match) => {
    const [literal] = match;
    const before = source.slice(Math.max(0, match.index - 400), match.index);
    if (literal.startsWith('/') || /(?:from |Words<)$/.test(before)) return [];
    const key = [...before.matchAll(/^\s*(?:\w+: \{ )?(\w+):\s/gm)].at(-1)?.[1] ?? '';
    return said(literal).map((text) => ({ at: `${room}/${part} ${key}`, text }));
  });
}

/** Returns the text of a literal, and the texts of templates inside it. */
function said(literal: string): string[] {
  const inside = [...literal.matchAll(HOLE)].flatMap(([hole]) => hole.slice(2, -1).match(STRING) ?? []);
  return [literal.slice(1, -1).replace(HOLE, '%{…}'), ...inside.flatMap(said)];
}
