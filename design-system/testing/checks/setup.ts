import '../owner-stacks.ts';
import { configure } from 'storybook/test';
import { afterEach, beforeAll, beforeEach, expect, inject, vi } from 'vitest';
import { surround } from '../surroundings.ts';
import { isHardest, isPage, isSeenInForcedColours, isTestedIn, VARIANT_KEY, VARIANT_NAME } from '../variants.ts';
import { forcedColourFaults } from './forced-colour-faults.ts';
import { keyboardFaults } from './keyboard-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { motionFaults } from './motion-faults.ts';
import { requestFaults } from './request-faults.ts';

/* Checks for every story in each variant, beside its own `play` and axe, which Storybook's addon runs. */

// A generous timeout, not a measure: a machine may be slow.
configure({ asyncUtilTimeout: 20_000 });

beforeAll(() => {
  const reduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  expect(reduced, 'that the device asks for less motion').toBe(inject(VARIANT_KEY).motion === 'reduced');
});

/** Output of pages in which nothing is wrong. */
const EXPECTED = [
  // The fake API refused what a story is about; outside production react-admin logs every refused call.
  /ResponseError: Refused: /,
  /^HttpError: /,
  // react-admin's inputs pass properties on by their names from before MUI 9.
  /React does not recognize the `%s` prop on a DOM element/,
];

let complaints: string[] = [];

beforeEach(({ skip, task }) => {
  skip(!isTestedIn(inject(VARIANT_NAME), task.name, task.file.filepath), 'Tested on the dark phone.');
  complaints = [];
  const complain = (...said: unknown[]) => {
    const complaint = said.map(String).join(' ');
    if (!EXPECTED.some((each) => each.test(complaint))) complaints.push(complaint);
  };
  vi.spyOn(console, 'error').mockImplementation(complain);
  vi.spyOn(console, 'warn').mockImplementation(complain);
  performance.clearResourceTimings();
});

afterEach(async ({ task }) => {
  // Storybook attaches all that axe said of a story: megabytes for the run, which nothing reads.
  Object.assign(task.meta, { reports: [] });
  vi.restoreAllMocks();
  await document.fonts.ready;
  expect(complaints, 'what was written to the console').toEqual([]);
  expect(await requestFaults(document.body), 'requests that failed').toEqual([]);
  expect(layoutFaults(document.body), 'what leaves its box').toEqual([]);
  if (isPage(task.file.filepath) && isHardest(inject(VARIANT_NAME)))
    expect(await faultsOfLargeText(), 'what leaves its box in text twice as large').toEqual([]);
  const [component = ''] = /\w+(?=\.stories\.tsx$)/.exec(task.file.filepath) ?? [];
  if (isSeenInForcedColours(inject(VARIANT_NAME), component))
    expect(await forcedColourFaults(document.body), 'what is lost without colours').toEqual([]);
  if (inject(VARIANT_KEY).motion !== 'reduced') return;
  expect(motionFaults(), 'what moves although less motion was asked for').toEqual([]);
  // Last, because a focused field may open its suggestions.
  expect(await keyboardFaults(document.body), 'what a keyboard cannot use').toEqual([]);
});

/** Returns what leaves its box in text twice as large, without rendering the page again. */
async function faultsOfLargeText(): Promise<string[]> {
  const surroundings = inject(VARIANT_KEY);
  surround(document.documentElement, { ...surroundings, text: '200%' });
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const faults = layoutFaults(document.body);
  surround(document.documentElement, surroundings);
  return faults;
}
