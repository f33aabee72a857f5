import { expect, it } from 'vitest';
import { PrimaryPositions } from './primary-positions.ts';
import { later, readPosition } from './wal-position.ts';

it('a delay is the time since the primary had something that a replica lacks', () => {
  const primary = new PrimaryPositions();
  expect(primary.secondsBehind(5n)).toBe(0);
  primary.note(10n, 1_000);
  primary.note(20n, 2_000);
  primary.note(20n, 7_000);
  expect([30n, 20n, 19n, 10n, 9n].map((replayed) => primary.secondsBehind(replayed))).toEqual([0, 0, 5, 5, 6]);
});

it('a new primary that lacks the end of what the last one wrote is compared with alone', () => {
  const primary = new PrimaryPositions();
  primary.note(100n, 1_000);
  primary.note(50n, 9_000);
  expect(primary.last).toBe(50n);
  expect([60n, 50n, 40n].map((replayed) => primary.secondsBehind(replayed))).toEqual([0, 0, 0]);
});

it.each([
  ['0/0', 0n],
  ['16/B374D848', 0x16_b374_d848n],
  ['16/b374d848', 0x16_b374_d848n],
  ['F/0', 0xf_0000_0000n],
  ['', null],
  ['everything', null],
  ['0/123456789', null],
  ['1/2; drop table', null],
  [undefined, null],
])('%j is read as the position %s', (text, position) => {
  expect(readPosition(text)).toBe(position);
});

it('of two positions the later one counts, also across a file of the log', () => {
  expect(later(readPosition('1/0') ?? 0n, readPosition('0/FFFFFFFF') ?? 0n)).toBe(0x1_0000_0000n);
});
