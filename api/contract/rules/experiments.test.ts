import { describe, expect, it } from 'vitest';
import { EXPERIMENT_SLOTS, EXPERIMENTS, type ExperimentSlot, variantFor } from './experiments.ts';

const slots = Object.keys(EXPERIMENTS).map(Number) as ExperimentSlot[];
const visitors = Array.from({ length: 6000 }, (_, index) => `visitor-${index}`);

describe('experiments', () => {
  it('fill seven of the twenty slots', () => {
    expect(slots).toEqual([1, 4, 7, 8, 9, 10, 16]);
    expect(Math.max(...slots)).toBeLessThanOrEqual(EXPERIMENT_SLOTS);
  });

  it.each(slots)('slot %i names its fallback among its variants', (slot) => {
    const { variants, fallback } = EXPERIMENTS[slot];
    expect(variants).toContain(fallback);
  });

  it.each(slots)('slot %i gives a visitor the same variant every time', (slot) => {
    for (const visitor of visitors.slice(0, 50)) expect(variantFor(slot, visitor)).toBe(variantFor(slot, visitor));
  });

  it.each(slots)('slot %i shares visitors out evenly', (slot) => {
    const { variants } = EXPERIMENTS[slot];
    for (const variant of variants) {
      const share = visitors.filter((visitor) => variantFor(slot, visitor) === variant).length / visitors.length;
      expect(Math.abs(share - 1 / variants.length)).toBeLessThan(0.04);
    }
  });

  it('do not follow one another', () => {
    const inBoth = visitors.filter(
      (visitor) => variantFor(9, visitor) === 'bottom_sheet' && variantFor(10, visitor) === 'optional_guarantee',
    );
    expect(Math.abs(inBoth.length / visitors.length - 0.25)).toBeLessThan(0.04);
  });
});
