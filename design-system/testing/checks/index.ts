import { type Surroundings, surround } from '../surroundings.ts';
import { forcedColourFaults } from './forced-colour-faults.ts';
import { keyboardFaults } from './keyboard-faults.ts';
import { layoutFaults } from './layout-faults.ts';
import { motionFaults } from './motion-faults.ts';
import { nestingFaults } from './nesting-faults.ts';
import { requestFaults } from './request-faults.ts';

/** The checks of a story, beside its own `play` and axe, which Storybook runs. */
export interface Checks {
  surroundings: Surroundings;
  inLargeText: boolean;
  inForcedColours: boolean;
  /** True for a story under a stand-in for a browser's translator. */
  isTranslated: boolean;
}

/** Finds what is wrong with the story that is shown, in words. Its requests are those since the timings were cleared. */
export async function storyFaults({
  surroundings,
  inLargeText,
  inForcedColours,
}: Omit<Checks, 'isTranslated'>): Promise<string[]> {
  const { body, fonts } = document;
  await fonts.ready;
  const faults = [
    ...(await pressFaultsAtRest()),
    ...(await requestFaults(body)),
    ...layoutFaults(body),
    ...nestingFaults(body),
  ];
  if (inLargeText) faults.push(...(await largeTextFaults(surroundings)));
  if (inForcedColours) faults.push(...(await forcedColourFaults(body)));
  if (surroundings.motion !== 'reduced') return faults;
  // The keyboard last, because a focused field may open its suggestions.
  return [...faults, ...motionFaults(body), ...(await keyboardFaults(body))];
}

/** Returns what the last press did wrong, once what it brings has had time to take the focus. */
async function pressFaultsAtRest(): Promise<string[]> {
  for (let frame = 0; frame < FRAMES && globalThis.pressFaults?.().length; frame += 1)
    await new Promise((next) => requestAnimationFrame(next));
  return globalThis.pressFaults?.(true) ?? [];
}

const FRAMES = 60;

/** Finds what leaves its box in text twice as large, without rendering the story again. */
async function largeTextFaults(surroundings: Surroundings): Promise<string[]> {
  surround(document.documentElement, { ...surroundings, text: '200' });
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  const faults = layoutFaults(document.body);
  surround(document.documentElement, surroundings);
  return faults.map((fault) => `in large text ${fault}`);
}
