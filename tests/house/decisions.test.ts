import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
// By number: as text, 100 comes before 11.
const files = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
const text = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

describe('the decisions', () => {
  it('are numbered without a gap, each with its context and cost', () => {
    expect(files.map((name) => Number(name.split('-')[0]))).toEqual(files.map((_, index) => index + 1));
    for (const name of files)
      expect(text(name), name).toMatch(
        /^# .+\n\n\*\*Context\.\*\* [\s\S]+\n\n\*\*Decision\.\*\* [\s\S]+\n\n\*\*Price\.\*\* [\s\S]+\n$/,
      );
  });

  it('are listed in their README, each by its title', () => {
    const index = text('README.md').match(/^\d+\. \[.+\]\(.+\)$/gm);
    const wanted = files.map((name, at) => `${at + 1}. [${/^# (.+)/.exec(text(name))?.[1]}](${name})`);
    expect(index).toEqual(wanted);
  });
});
