import { describe, expect, it } from 'vitest';
import { draftField, toDraft, toWire } from './wire-names.ts';

describe('drafts and the API', () => {
  const record = {
    first_day_cost: 500,
    opening_hours_exceptions: [{ date: '2026-12-24', start_time: null, type: 'closed' }],
    size_pricing: { large: { first_day_cost: 700 } },
    google_indexed: { en: true },
    translations: { german: { name: 'Köln', slug: 'koln' } },
    images: [{ alt_text: 'Dom', sizes: { '254x400': '/a.webp' } }],
  };

  it('name the same fields in their own way', () => {
    expect(toDraft(record)).toMatchObject({
      firstDayCost: 500,
      openingHoursExceptions: [{ startTime: null }],
      sizePricing: { large: { firstDayCost: 700 } },
      googleIndexed: { en: true },
    });
  });

  it('lose nothing on the way there and back', () => {
    expect(toWire(toDraft(record))).toEqual(record);
  });

  it('name the fields of an error as the form does', () => {
    expect(draftField('first_day_cost')).toBe('firstDayCost');
    expect(draftField('translations.german.slug')).toBe('translations.german.slug');
  });
});
