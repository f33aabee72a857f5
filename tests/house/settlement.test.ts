import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sources } from './imports.ts';

/** Files of production code, outside `except`, that match. */
function filesWith(pattern: RegExp, except: readonly string[]): string[] {
  return [
    'api/contract',
    'api/server',
    'api/demo',
    'api/doctor',
    'api/mails',
    'api/papers',
    'backoffice/src',
    'customer/src',
  ]
    .flatMap((room) => sources(room))
    .map((path) => relative(ROOT, path))
    .filter((path) => !/\.test\.tsx?$/.test(path) && !except.includes(path))
    .filter((path) => pattern.test(readFileSync(`${ROOT}${path}`, 'utf8')));
}

it('one file inserts rows of the ledger', () => {
  // The demo writes a whole network, and the fees of its payments, in bulk.
  const demo = ['api/demo/network/paid-months.ts'];
  const inserts = /insertInto\('ledger_entries'\)|insert into ledger_entries/;
  expect(filesWith(inserts, ['api/server/money/ledger/entries.ts', ...demo])).toEqual([]);
});

it('one file computes refunds', () => {
  const rules = ['api/contract/rules/refunds.ts', 'api/contract/rules/settlement.ts'];
  expect(filesWith(/\b(decideRefund|decideChange)\b/, rules)).toEqual([]);
});
