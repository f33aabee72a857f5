import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { flatten, namesIn, type Texts } from '../../../api/words/texts.ts';
import { ROOT } from '../imports.ts';

const ENGLISH = join(ROOT, 'api/words/en');

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
  const lines = keys.map(([key, text]) => {
    const names = namesIn(text).map((each) => `'${each}'`);
    return `  '${key}': ${names.join(' | ') || 'never'};`;
  });
  const union = [...parts.keys()].map((part) => `\n  | '${part}'`).join('');
  return `${parts.size > 1 ? `export type ${noun}Part =${union};\n\n` : ''}export interface ${noun}Words {\n${lines.join('\n')}\n}\n`;
}

it('declares each English text with the names of its values', async () => {
  const declared = readdirSync(ENGLISH).sort().map(declare);
  await expect(
    `// Generated from the English texts: npm test -- words/declared -u\n\n${declared.join('\n')}`,
  ).toMatchFileSnapshot(join(ROOT, 'api/words/declared.ts'));
});
