/** How many experiments the site can run at once; most slots stand empty (specification §9). */
export const EXPERIMENT_SLOTS = 20;

/** The slots in use with what they may show. Search bots, and pages drawn on the server, get the default. */
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

/** The same visitor always gets the same variant of a slot, and slots do not follow one another. */
export function variantFor<Slot extends ExperimentSlot>(slot: Slot, visitor: string): Variant<Slot> {
  const { variants, fallback } = EXPERIMENTS[slot];
  return variants[hash(`${slot}/${visitor}`) % variants.length] ?? fallback;
}

/** FNV-1a with a final mix, 32 bits: quick, even enough, and the same everywhere. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  return (value ^ (value >>> 13)) >>> 0;
}
