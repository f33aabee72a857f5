import { array, type Infer, nullable, string, type } from 'superstruct';
import { Position } from '../vocabulary/words.ts';

/** An address found by a geocoder: `Downing Street 10`, in `Westminster, London, United Kingdom`. */
export const FoundAddress = type({ name: string(), around: string(), position: Position });
export type FoundAddress = Infer<typeof FoundAddress>;

/** Addresses with the attribution of their source; null while there are none. */
export const FoundAddresses = type({ items: array(FoundAddress), attribution: nullable(string()) });
export type FoundAddresses = Infer<typeof FoundAddresses>;
