import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../docs/decisions/', import.meta.url));
const numberOf = (file: string) => Number.parseInt(file, 10);
// By number: as text, 100 comes before 11.
const files = readdirSync(FOLDER)
  .filter((name) => name !== 'README.md')
  .sort((one, other) => numberOf(one) - numberOf(other));
const text = (name: string) => readFileSync(join(FOLDER, name), 'utf8');

const LINK = String.raw`\[\d+\]\([\w-]+\.md\)`;
/** A status: all of the decision holds, or later ones have amended or replaced it. */
const STATUS = new RegExp(
  String.raw`^\*\*Status\.\*\* (?:Holds|(?:Amended|Replaced) by ${LINK}(?:, ${LINK})*(?: and ${LINK})?)\.$`,
);

/** Returns a decision's title and its status: `Holds`, `Amended` or `Replaced`, by which decisions. */
function read(name: string) {
  const [title = '', , status = ''] = text(name).split('\n');
  return {
    title: title.replace(/^# /, ''),
    status,
    state: /^\*\*Status\.\*\* (\w+)/.exec(status)?.[1],
    by: [...status.matchAll(/\[(\d+)\]\(([\w.-]+)\)/g)].map(([, number, file = '']) => ({
      number: Number(number),
      file,
    })),
  };
}

describe('the decisions', () => {
  it('are numbered without a gap, each with its status, context and cost', () => {
    expect(files.map(numberOf)).toEqual(files.map((_, index) => index + 1));
    for (const name of files)
      expect(text(name), name).toMatch(
        /^# .+\n\n\*\*Status\.\*\* .+\n\n\*\*Context\.\*\* [\s\S]+\n\n\*\*Decision\.\*\* [\s\S]+\n\n\*\*Price\.\*\* [\s\S]+\n$/,
      );
  });

  it('hold, or say which later decisions have amended or replaced them', () => {
    for (const name of files) {
      const { status, by } = read(name);
      expect(status, name).toMatch(STATUS);
      const numbers = by.map(({ number }) => number);
      expect(numbers, name).toEqual([...new Set(numbers)].sort((one, other) => one - other));
      for (const { number, file } of by) {
        expect(files[number - 1], `${name} names ${number}`).toBe(file);
        expect(number, name).toBeGreaterThan(numberOf(name));
      }
    }
  });

  it('are listed in their README, each once, in a room, by its title, and marked if it is replaced', () => {
    const [, ...rooms] = text('README.md').split(/^## /m);
    const listed = rooms.map((room) => room.match(/^- .+$/gm) ?? []);
    const numbersOf = (lines: string[]) => lines.map((line) => numberOf(line.slice(2)));
    for (const lines of listed) expect(numbersOf(lines)).toEqual(numbersOf(lines).sort((one, other) => one - other));
    const wanted = files.map((name) => {
      const { title, state } = read(name);
      return `- ${numberOf(name)}. [${title}](${name})${state === 'Replaced' ? ' (replaced)' : ''}`;
    });
    expect(listed.flat().sort()).toEqual(wanted.sort());
    // Nothing is listed outside the rooms.
    expect(text('README.md').match(/^.*\]\(\d+-.+$/gm)).toHaveLength(files.length);
  });
});
