import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flatten, namesIn, type Texts } from '../../../api/words/texts.ts';
import { textsOf } from '../../words/catalogue.ts';
import { ROOT } from '../imports.ts';

const english = textsOf('en');
const WORDS = join(ROOT, 'api/words');
const ENGLISH = join(WORDS, 'en');
/** Parts that the server reads in every language. */
const PARTS = ['blog', 'countries', 'demo', 'papers', 'phrases'];

/** Returns the parts of English: files, by their names without a folder. */
function partsOf(path: string): Map<string, Texts> {
  const files = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  return new Map(files.map((file) => [file.replace(/^.*\/|\.json$/g, ''), read(file)]));
}

function read(file: string): Texts {
  return JSON.parse(readFileSync(file, 'utf8')) as Texts;
}

function declare(name: string): string {
  const parts = partsOf(join(ENGLISH, name));
  const noun = name.replace('.json', '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const folder = statSync(join(ENGLISH, name)).isDirectory() ? `${name}/` : '';
  const keys = [...parts].flatMap(([part, texts]) => flatten(texts).map(([key]) => [key, `${folder}${part} ${key}`]));
  if (keys.length === 0) return '';
  const lines = keys.map(([key, address]) => {
    const names = namesIn(english.get(address ?? '') ?? '').map((each) => `'${each}'`);
    return `  '${key}': ${names.join(' | ') || 'never'};`;
  });
  const union = [...parts.keys()].map((part) => `\n  | '${part}'`).join('');
  return `${parts.size > 1 ? `export type ${noun}Part =${union};\n\n` : ''}export interface ${noun}Words {\n${lines.join('\n')}\n}\n`;
}

/** Returns the languages that have a folder, English first: it completes the others. */
const FOLDERS = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en')
  .map(({ name }) => name)
  .sort();

interface Gathered {
  imports: string[];
  /** The code of a language's texts. */
  code: string;
}

/** Gathers files of a language; where it lacks texts, the English ones complete it. */
function gather(language: string, files: readonly string[]): Gathered {
  const nameOf = (file: string) =>
    [language, ...file.replace('.json', '').split('/')]
      .join('-')
      .replace(/-(\w)/g, (_, letter) => letter.toUpperCase());
  const own = files.filter((file) => existsSync(join(WORDS, language, file)));
  const imports = own.map((file) => `import ${nameOf(file)} from './${language}/${file}' with { type: 'json' };\n`);
  const [only = ''] = own;
  const code =
    files.length === 1 && own.length === 1 ? nameOf(only) : `{ ${own.map((file) => `...${nameOf(file)}`).join(', ')} }`;
  const texts = (of: string) =>
    files.flatMap((file) => (existsSync(join(WORDS, of, file)) ? flatten(read(join(WORDS, of, file))) : []));
  if (own.length === 0) return { imports, code: 'english' };
  return { imports, code: texts(language).length < texts('en').length ? `completed(${code}, english)` : code };
}

/** Returns a module with some files of each language. */
function gathered(files: readonly string[], name: string): string {
  const english = gather('en', files);
  const others = FOLDERS.map((language) => [language, gather(language, files)] as const);
  const isDraft = others.some(([, { code }]) => code.startsWith('completed'));
  const rows = others.map(
    ([language, { code }]) => `  ${/\W/.test(language) ? `'${language}'` : language}: ${code},\n`,
  );
  return [
    '// Generated from the folders: npm test -- words/declared -u\n\n',
    ...english.imports,
    ...others.flatMap(([, { imports }]) => imports),
    isDraft ? "import { completed } from './texts.ts';\n" : '',
    `\nconst english = ${english.code};\n`,
    `\nexport const ${name} = {\n  en: english,\n${rows.join('')}};\n`,
  ].join('');
}

it('declares each English text with the names of its values', async () => {
  const declared = readdirSync(ENGLISH).sort().map(declare).filter(Boolean);
  await expect(
    `// Generated from the English texts: npm test -- words/declared -u\n\n${declared.join('\n')}`,
  ).toMatchFileSnapshot(join(ROOT, 'api/words/declared.ts'));
});

it('gathers the texts of mails in all languages', async () => {
  const parts = readdirSync(join(ENGLISH, 'mails')).sort();
  const files = parts.map((part) => `mails/${part}`);
  await expect(gathered(files, 'MAIL_WORDS')).toMatchFileSnapshot(join(WORDS, 'mails.ts'));
});

it.each(PARTS)('imports the %s of each language', async (part) => {
  await expect(gathered([`${part}.json`], part.toUpperCase())).toMatchFileSnapshot(join(WORDS, `${part}.ts`));
});
