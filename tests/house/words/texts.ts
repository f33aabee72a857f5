import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Language } from '@cubby/api';

const ROOT = join(import.meta.dirname, '../../..');

/** Where each room keeps what it says; `react-admin` is other people's. */
const DICTIONARIES: [room: string, files: (language: Language) => string[]][] = [
  ['customer', (language) => [`customer/src/locales/${language}/*.ts`]],
  ['backoffice', (language) => [`backoffice/src/lib/messages/${language}/*.ts`]],
  ['counter', (language) => [`backoffice/src/host/counter/words/${language}.ts`]],
  ['mails', (language) => [`api/mails/languages/${language}.ts`, `api/mails/languages/${language}-*.ts`]],
];

/** A text as it stands in a dictionary; `at` is its room, part and last key: `customer/search empty`. */
export interface Text {
  at: string;
  text: string;
}

const STRING = /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g;
const HOLE = /\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g;

/** Every text of a language, in all rooms. What is filled in later stands as `%{…}`. */
export function textsIn(language: Language): Text[] {
  return DICTIONARIES.flatMap(([room, files]) =>
    globSync(files(language), { cwd: ROOT })
      .filter((file) => !/\/(index|react-admin)\.ts$/.test(file))
      .flatMap((file) => textsOf(room, file)),
  );
}

function textsOf(room: string, file: string): Text[] {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const part = relative(dirname(file), file).replace(/\.ts$/, '');
  return [...source.matchAll(STRING)].flatMap((match) => {
    const [literal] = match;
    const before = source.slice(Math.max(0, match.index - 400), match.index);
    if (literal.startsWith('/') || /from $/.test(before)) return [];
    const key = [...before.matchAll(/\b(\w+):\s/g)].at(-1)?.[1] ?? '';
    return [{ at: `${room}/${part} ${key}`, text: literal.slice(1, -1).replace(HOLE, '%{…}') }];
  });
}
