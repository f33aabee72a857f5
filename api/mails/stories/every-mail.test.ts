import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampleMails } from '../samples/sample-mails.ts';

it('has a story for every mail', () => {
  const files = globSync('*.stories.tsx', { cwd: import.meta.dirname });
  const stories = files.map((file) => readFileSync(join(import.meta.dirname, file), 'utf8')).join('');
  const shown = [...stories.matchAll(/Story = \{ args: \{ name: '(\w+)' \} \}/g)].map(([, name]) => name);
  expect(shown.sort()).toEqual(Object.keys(sampleMails('en')).sort());
});
