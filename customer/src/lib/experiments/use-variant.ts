import { EXPERIMENTS, type ExperimentSlot, type Variant } from '@cubby/api';
import { useSyncExternalStore } from 'react';
import { variantOf } from './variants.ts';

const never = () => () => undefined;

/** The visitor's variant of an experiment; the default while the page is as the server drew it. */
export function useVariant<Slot extends ExperimentSlot>(slot: Slot): Variant<Slot> {
  return useSyncExternalStore<Variant<Slot>>(
    never,
    () => variantOf(slot),
    () => EXPERIMENTS[slot].fallback,
  );
}
