import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = 'docs/decisions';
// Sorted by number: as text, 100 comes before 11.
const files = readdirSync(join(ROOT, FOLDER)).sort(
  (one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10),
);
const text = (name: string) => readFileSync(join(ROOT, FOLDER, name), 'utf8');

describe('the decisions', () => {
  it('are numbered without a gap, each with its context and cost', () => {
    expect(files.map((name) => Number(name.split('-')[0]))).toEqual(files.map((_, index) => index + 1));
    for (const name of files)
      expect(text(name), name).toMatch(
        /^# .+\n\n\*\*Context\.\*\* [\s\S]+\n\n\*\*Decision\.\*\* [\s\S]+\n\n\*\*Price\.\*\* [\s\S]+\n$/,
      );
  });

  it('are listed in the index of CONTRIBUTING.md, each by its title', () => {
    const index = readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8').match(/^- \[.+\]\(docs\/decisions\/.+\)$/gm);
    const wanted = files.map((name) => `- [${/^# (.+)/.exec(text(name))?.[1]}](${FOLDER}/${name})`);
    expect(index).toEqual(wanted);
  });
});
