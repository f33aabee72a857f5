import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ROOT } from './imports.ts';

interface Commit {
  subject: string;
  body: string;
  /** The files it changes; 0 for a merge. */
  files: number;
}

const LONGEST_SUBJECT = 60;
/** Up to this many files, a subject may say it all. */
const FILES_WITHOUT_BODY = 5;

/** Returns what a commit does not keep of CONTRIBUTING.md, "Commits". */
function faultsOf({ subject, body, files }: Commit): string[] {
  return [
    subject.length > LONGEST_SUBJECT && `a subject of ${subject.length} characters`,
    !/^(Merge \S|[a-z][\w ,/-]*: \S)/.test(subject) && 'a subject without its room',
    files > FILES_WITHOUT_BODY && body.trim() === '' && `${files} files and no body`,
  ].filter((fault) => fault !== false);
}

/** Runs git in this checkout. Undefined where there is none, such as in a source archive. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', stdio: 'pipe', maxBuffer: 2 ** 28 }).trim();
  } catch {
    return undefined;
  }
}

/** Returns the commit that added this file: the first to which the rule applies is the next one. */
function findBeginning(): string | undefined {
  // An archive inside another repository has that one's history.
  if (git('rev-parse', '--show-prefix') !== '') return undefined;
  const added = git('log', '--diff-filter=A', '--format=%H %P', '--', 'tests/house/commits.test.ts');
  const [commit, parent] = added?.split('\n').at(-1)?.split(' ') ?? [];
  // The oldest commit of a shallow clone seems to add all files. It has no parent.
  return parent === undefined ? undefined : commit;
}

/** Lists the commits made on top of one. What was merged from a branch that began before it is left out. */
function listSince(commit: string): (Commit & { hash: string })[] {
  const format = '--format=%x1e%h%x1f%s%x1f%b%x1f';
  const log = git('log', '--ancestry-path', '--name-only', format, `${commit}..HEAD`) ?? '';
  return log
    .split('\x1e')
    .slice(1)
    .map((entry) => {
      const [hash = '', subject = '', body = '', names = ''] = entry.split('\x1f');
      return { hash, subject, body, files: names.split('\n').filter(Boolean).length };
    });
}

describe('the commits', () => {
  it.each<[string, Partial<Commit>, string[]]>([
    ['a room and what it does', { subject: 'payments: write the attempt before charging' }, []],
    ['a room of two words', { subject: 'design system: pack its types' }, []],
    ['two rooms', { subject: 'replicas, bench: measure both' }, []],
    ['sixty characters', { subject: `docs: ${'a'.repeat(54)}` }, []],
    ['one more', { subject: `docs: ${'a'.repeat(55)}` }, ['a subject of 61 characters']],
    ['no room', { subject: 'Fix things' }, ['a subject without its room']],
    ['nothing after the room', { subject: 'docs:' }, ['a subject without its room']],
    ['a merge', { subject: "Merge branch 'light'" }, []],
    ['five files', { files: 5 }, []],
    ['six files', { files: 6 }, ['6 files and no body']],
    ['six files with the reason', { files: 6, body: 'They say the same.' }, []],
  ])('may have, or not: %s', (_, commit, faults) => {
    expect(faultsOf({ subject: 'docs: say why', body: '', files: 1, ...commit })).toEqual(faults);
  });

  it('have a subject with a room, and a body if they change much, since this test was added', ({ skip }) => {
    const beginning = findBeginning();
    if (!beginning) return skip('This checkout does not have the history since the test was added.');
    const faults = listSince(beginning).flatMap((commit) =>
      faultsOf(commit).map((fault) => `${commit.hash} "${commit.subject}": ${fault}`),
    );
    expect(faults).toEqual([]);
  });
});
