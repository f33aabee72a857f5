import { afterEach, beforeEach, expect, vi } from 'vitest';
import { layoutFaults } from './layout-faults.ts';
import { requestFaults } from './request-faults.ts';

/* What every story is held to, in each variant, beside its own `play` and axe, which is asked by Storybook's addon. */

let complaints: string[] = [];

beforeEach(() => {
  complaints = [];
  const complain = (...said: unknown[]) => complaints.push(said.map(String).join(' '));
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  performance.clearResourceTimings();
});

afterEach(async () => {
  vi.restoreAllMocks();
  await document.fonts.ready;
  expect(complaints, 'what was written to the console').toEqual([]);
  expect(await requestFaults(document.body), 'requests that failed').toEqual([]);
  expect(layoutFaults(document.body), 'what leaves its box').toEqual([]);
});
