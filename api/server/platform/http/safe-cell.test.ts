import { expect, it } from 'vitest';
import { safeCell } from './safe-cell.ts';

it.each([
  // Usable as they are.
  [-12.5, -12.5],
  ['-12.50', '-12.50'],
  ['-8500', '-8500'],
  ['+44 20 7946 0018', '+44 20 7946 0018'],
  ['+390612345678', '+390612345678'],
  ['1 234', '1 234'],
  ['2026-11-25 10:00:00', '2026-11-25 10:00:00'],
  ['ada+bags@example.org', 'ada+bags@example.org'],
  ['Müller, Söhne; Co', 'Müller, Söhne; Co'],
  ['山田 太郎', '山田 太郎'],
  ['a=b', 'a=b'],
  ['', ''],
  // Safe.
  ['=1+1', "'=1+1"],
  ['+1+1', "'+1+1"],
  ['-1+1', "'-1+1"],
  ['-2*3', "'-2*3"],
  ['+44 20 7946 0018=1', "'+44 20 7946 0018=1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ['\t=1+1', "'\t'=1+1"],
  ['\r=1+1', "'\r'=1+1"],
  ['＝1+1', "'＝1+1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['Ada;=1+1', "Ada;'=1+1"],
  ['Ada\t@SUM(A1)', "Ada\t'@SUM(A1)"],
  ['Ada\n=HYPERLINK("x")', 'Ada\n\'=HYPERLINK("x")'],
  ['- first\n- second', "'- first\n'- second"],
])('the cell %j is written as %j', (cell, written) => {
  expect(safeCell(cell)).toBe(written);
});
