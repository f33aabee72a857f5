import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flatten, namesIn, type Texts } from '../../../api/words/texts.ts';
import { ROOT } from '../imports.ts';

const WORDS = join(ROOT, 'api/words');
const ENGLISH = join(WORDS, 'en');
/** Parts that the server reads in every language. */
const PARTS = ['blog', 'countries', 'demo', 'papers', 'phrases'];

/** Returns the parts of English: files, by their names without a folder. */
function partsOf(path: string): Map<string, Texts> {
  const files = statSync(path).isDirectory() ? readdirSync(path).map((name) => join(path, name)) : [path];
  return new Map(
    files.map((file) => [file.replace(/^.*\/|\.json$/g, ''), JSON.parse(readFileSync(file, 'utf8')) as Texts]),
  );
}

function declare(name: string): string {
  const parts = partsOf(join(ENGLISH, name));
  const noun = name.replace('.json', '').replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  const keys = [...parts.values()].flatMap((texts) => flatten(texts));
  if (keys.length === 0) return '';
  const lines = keys.map(([key, text]) => {
    const names = namesIn(text).map((each) => `'${each}'`);
    return `  '${key}': ${names.join(' | ') || 'never'};`;
  });
  const union = [...parts.keys()].map((part) => `\n  | '${part}'`).join('');
  return `${parts.size > 1 ? `export type ${noun}Part =${union};\n\n` : ''}export interface ${noun}Words {\n${lines.join('\n')}\n}\n`;
}

/** Returns a module with a part in each language, that is in each folder. */
function importing(part: string): string {
  const folders = readdirSync(WORDS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const languages = folders.map(({ name }) => name).sort();
  const lines = languages.map(
    (language) => `import ${language} from './${language}/${part}.json' with { type: 'json' };`,
  );
  return `${lines.join('\n')}\n\nexport const ${part.toUpperCase()} = { ${languages.join(', ')} };\n`;
}

it('declares each English text with the names of its values', async () => {
  const declared = readdirSync(ENGLISH).sort().map(declare).filter(Boolean);
  await expect(
    `// Generated from the English texts: npm test -- words/declared -u\n\n${declared.join('\n')}`,
  ).toMatchFileSnapshot(join(ROOT, 'api/words/declared.ts'));
});

/** Returns the parts of mails in every language that has a folder for them, by the name under which they are imported. */
function mailParts(): [language: string, parts: [name: string, part: string][]][] {
  const languages = readdirSync(WORDS).filter((name) => existsSync(join(WORDS, name, 'mails')));
  const nameOf = (language: string, part: string) =>
    `${language}-${part}`.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return languages.sort().map((language) => {
    const parts = [...partsOf(join(WORDS, language, 'mails')).keys()].sort();
    return [language, parts.map((part) => [nameOf(language, part), part])];
  });
}

/** Returns the module with the texts of mails in all languages. */
function gatherMails(): string {
  const all = mailParts();
  const imports = all.flatMap(([language, parts]) =>
    parts.map(([name, part]) => `import ${name} from './${language}/mails/${part}.json' with { type: 'json' };\n`),
  );
  const rows = all.map(([language, parts]) => {
    const spread = parts.map(([name]) => `    ...${name},\n`).join('');
    return `  ${language}: {\n${spread}  },\n`;
  });
  return `${imports.join('')}\n/** The texts of mails, by language. */\nexport const MAIL_WORDS = {\n${rows.join('')}};\n`;
}

it('gathers the texts of mails in all languages', async () => {
  await expect(
    `// Generated from the folders of languages: npm test -- words/declared -u\n\n${gatherMails()}`,
  ).toMatchFileSnapshot(join(WORDS, 'mails.ts'));
});

it.each(PARTS)('imports the %s of each language', async (part) => {
  await expect(
    `// Generated from the folders: npm test -- words/declared -u\n\n${importing(part)}`,
  ).toMatchFileSnapshot(join(WORDS, `${part}.ts`));
});
