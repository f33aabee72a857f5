import { describe, expect, it } from 'vitest';
import { nextMailTry } from './mail-retries.ts';

const created = new Date('2026-11-23T10:00:00Z');
const after = (minutes: number) => new Date(created.getTime() + minutes * 60_000);

describe('an email the server did not accept', () => {
  it.each([
    [1, 0.5],
    [2, 1],
    [3, 2],
    [8, 64],
    [9, 128],
    [10, 180],
    [60, 180],
  ])('after its failure number %i waits %d minutes', (tries, minutes) => {
    expect(nextMailTry({ created, tries, sendBy: null }, created)).toEqual(after(minutes));
  });

  it.each([
    ['still tried at the very end of three days', 72 * 60 - 180, true],
    ['given up when the next try would come later', 72 * 60 - 179, false],
  ])('is %s', (_name, minutes, tried) => {
    expect(nextMailTry({ created, tries: 30, sendBy: null }, after(minutes)) !== null).toBe(tried);
  });

  it('is given up once it would arrive too late to be useful', () => {
    expect(nextMailTry({ created, tries: 1, sendBy: after(10) }, after(9))).toEqual(after(9.5));
    expect(nextMailTry({ created, tries: 1, sendBy: after(10) }, after(9.5))).toBeNull();
  });

  it('is tried about thirty times in total', () => {
    let tries = 0;
    for (let at: Date | null = created; at; at = nextMailTry({ created, tries, sendBy: null }, at)) tries += 1;
    expect(tries).toBeGreaterThan(20);
    expect(tries).toBeLessThan(40);
  });
});
