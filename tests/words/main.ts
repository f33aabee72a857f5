import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@cubby/api';
import { isTranslation, type Standing, standingOf, writeTexts } from './catalogue.ts';
import { exportXliff, type Read, readXliff } from './xliff.ts';

/*
 * The state of the translations: `npm run check -- words` lists how many are missing or older than their English, with a
 * language which ones; `words export it` writes XLIFF to the standard output, and `words import it.xliff` reads it back.
 */

const [what, given = ''] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

const asked = what === 'export' ? given : what;
if (asked !== undefined && asked !== 'import' && !isTranslation(asked)) {
  say(`There are no translations into “${asked}”.`);
  process.exitCode = 1;
} else if (what === 'export') say(await exportXliff(given));
else if (what === 'import') take(await readXliff(readFileSync(given, 'utf8')));
else if (what) list(standingOf(what));
else for (const language of LANGUAGES) count(language, standingOf(language));

function count(language: string, { missing, older, left }: Standing): void {
  if (language !== 'en')
    say(`${language}: ${missing.length} missing, ${older.length} older than English, ${left.length} left over`);
}

function list(standing: Standing): void {
  for (const [state, addresses] of Object.entries(standing))
    for (const address of addresses) say(`${state}: ${address}`);
}

function take({ language, made, refused }: Read): void {
  if (made.size > 0) writeTexts(language, made);
  say(`${language}: ${made.size} texts taken, ${refused.length} refused.`);
  for (const { address, reason } of refused) say(`${address}: ${reason}`);
  if (refused.length > 0) process.exitCode = 1;
}
