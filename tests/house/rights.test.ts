import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT, sources } from './imports.ts';

/** The rooms that decide by a caller's role: who is signed in, who works where, and the table's own rows. */
const DECIDE_BY_ROLE = ['api/server/people/', 'api/server/platform/http/'];
/** The rooms that name the scope of bookings: the function that decides, and those that look for whom to write to. */
const NAME_THE_SCOPE = [
  'api/server/people/work/staff-access.ts',
  'api/server/care/incidents/assignable-staff.ts',
  'api/server/care/messages/report-message.ts',
  'api/server/stays/rebooking/escalate-incidents.ts',
];

function filesWith(pattern: RegExp, except: readonly string[]): string[] {
  return sources('api/server')
    .map((path) => relative(ROOT, path))
    .filter((path) => !except.some((room) => path.startsWith(room)) && pattern.test(readFileSync(path, 'utf8')));
}

it('rules about bookings ask for rights, never for the role of a caller', () => {
  expect(filesWith(/\bcaller\??\.role\b|\brole\b[^}\n]*\}: (?:Caller|Works|WithRights)\b/, DECIDE_BY_ROLE)).toEqual([]);
});

it('one function decides who is staff with access to bookings', () => {
  expect(filesWith(/'bookings:all'/, NAME_THE_SCOPE)).toEqual([]);
});
