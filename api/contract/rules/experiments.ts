/** Maximum number of experiments at once; most slots are empty (specification §9). */
export const EXPERIMENT_SLOTS = 20;

/** The slots in use with their variants. Search bots, and pages drawn on the server, get the default. */
export const EXPERIMENTS = {
  1: { variants: ['search_results', 'sp_card'], fallback: 'search_results' },
  4: { variants: ['guarantee_original', 'guarantee_new'], fallback: 'guarantee_original' },
  7: { variants: ['lp_summary', 'no_lp_summary'], fallback: 'lp_summary' },
  8: { variants: ['new_host_discount', 'no_new_host_discount'], fallback: 'no_new_host_discount' },
  9: { variants: ['full_screen', 'bottom_sheet'], fallback: 'full_screen' },
  10: { variants: ['original', 'optional_guarantee'], fallback: 'original' },
  16: { variants: ['original', 'no_distance', '80_distance'], fallback: 'original' },
} as const satisfies Record<number, { variants: readonly string[]; fallback: string }>;

export type ExperimentSlot = keyof typeof EXPERIMENTS;
export type Variant<Slot extends ExperimentSlot> = (typeof EXPERIMENTS)[Slot]['variants'][number];

/** Returns the variant of a slot for a visitor: always the same one, and independent of other slots. */
export function variantFor<Slot extends ExperimentSlot>(slot: Slot, visitor: string): Variant<Slot> {
  const { variants, fallback } = EXPERIMENTS[slot];
  return variants[hash(`${slot}/${visitor}`) % variants.length] ?? fallback;
}

/** Returns the FNV-1a hash with a final mix, 32 bits: fast, evenly spread, and the same on every machine. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
