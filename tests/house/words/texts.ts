import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Language } from '@cubby/api';
import { flatten, type Texts } from '../../../api/words/texts.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** The dictionaries of each room; `react-admin` is third-party text. */
const DICTIONARIES: [room: string, files: (language: Language) => string[]][] = [
  ['customer', (language) => [`customer/src/locales/${language}/*.ts`]],
  ['backoffice', (language) => [`backoffice/src/lib/messages/${language}/*.ts`]],
  ['counter', (language) => [`backoffice/src/host/counter/words/{,second-proof/}${language}.ts`]],
  ['papers', (language) => [`api/words/${language}/papers.json`]],
  ['phrases', (language) => [`api/words/${language}/phrases.json`]],
  ['mails', (language) => [`api/mails/languages/${language}.ts`, `api/mails/languages/${language}-*.ts`]],
];

/** A text of a dictionary; `at` is its room, part and last key: `customer/search empty`. */
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
  return DICTIONARIES.flatMap(([room, files]) =>
    globSync(files(language), { cwd: ROOT })
      .filter((file) => !/\/(index|react-admin)\.ts$/.test(file))
      .flatMap((file) => textsOf(room, file)),
  );
}

function textsOf(room: string, file: string): Text[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  if (file.endsWith('.json'))
    return flatten(JSON.parse(source) as Texts).map(([key, text]) => ({
      at: `${room}/${key.replace('.', ' ')}`,
      text,
    }));
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
