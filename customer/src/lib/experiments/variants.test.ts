import { EXPERIMENTS } from '@cubby/api';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { allVariants, captureChosenVariants, variantOf } from './variants.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

describe('variants', () => {
  it('stay the same for one browser', () => {
    expect(allVariants()).toEqual(allVariants());
    expect(Object.keys(allVariants())).toHaveLength(7);
  });

  it('are the defaults for search bots', () => {
    vi.stubGlobal('navigator', {
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    for (const [slot, variant] of Object.entries(allVariants()))
      expect(variant).toBe(EXPERIMENTS[Number(slot) as keyof typeof EXPERIMENTS].fallback);
  });

  it('can be chosen by hand, as long as they exist', () => {
    captureChosenVariants('?experiments=10:optional_guarantee,9:nonsense', sessionStorage);
    expect(variantOf(10)).toBe('optional_guarantee');
    expect(['full_screen', 'bottom_sheet']).toContain(variantOf(9));
  });
});
