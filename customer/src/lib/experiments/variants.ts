import { EXPERIMENTS, type ExperimentSlot, type Variant, variantFor } from '@cubby/api';
import { clientUuid, tabStorage } from '@cubby/api/client';
import { isbotNaive } from 'isbot';

const CHOSEN_AS = 'cubby.experiments';

/** Returns this visitor's variant in a slot: stable through their browser's id; search bots get the default. */
export function variantOf<Slot extends ExperimentSlot>(slot: Slot): Variant<Slot> {
  const { variants, fallback } = EXPERIMENTS[slot];
  const chosen = variants.find((variant) => variant === chosenByHand()[slot]);
  if (chosen) return chosen;
  return isbotNaive(navigator.userAgent) ? fallback : variantFor(slot, clientUuid());
}

/** Returns all variants of this visitor, for the figures. */
export function allVariants(): Record<string, string> {
  const slots = Object.keys(EXPERIMENTS).map(Number) as ExperimentSlot[];
  return Object.fromEntries(slots.map((slot) => [slot, variantOf(slot)]));
}

/**
 * Reads `?experiments=10:optional_guarantee,9:bottom_sheet`, which shows these variants until the tab is closed: for
 * our own checks.
 */
export function captureChosenVariants(search: string, storage: Pick<Storage, 'setItem'>): void {
  const text = new URLSearchParams(search).get('experiments');
  if (text) storage.setItem(CHOSEN_AS, text);
}

function chosenByHand(): Record<string, string> {
  const text = tabStorage.getItem(CHOSEN_AS) ?? '';
  return Object.fromEntries(text.split(',').map((pair) => pair.split(':') as [string, string]));
}
