import { LANGUAGES, type Language, localeOf } from '@cubby/api';
import { PHRASES } from '@cubby/api/words/phrases';
import { describe, expect, it } from 'vitest';
import { takeNoise } from '../../../testing/noise.ts';
import { city } from '../../../testing/site-records.ts';
import { createI18n } from './i18n.ts';

/** Replaces non-breaking spaces with plain ones. */
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');

/** A language as it is before its texts are loaded. */
const bare = (language: Language) => createI18n(language, PHRASES[language]);

describe('formats and texts', () => {
  it.each([
    ['en', '£12.00', '12,345.6'],
    ['de', '12,00 £', '12.345,6'],
    ['fr', '12,00 £', '12 345,6'],
  ] as const)('%s writes money as %s and a number as %s', (language, money, number) => {
    const i18n = bare(language);
    expect(plain(i18n.money(1200, 'GBP', 100)).replace('£GB', '£')).toBe(money);
    expect(plain(i18n.number(12345.6, 1))).toBe(number);
  });

  it('formats currencies without decimals as whole amounts', () => {
    expect(plain(bare('en').money(6000, 'KRW', 1))).toMatch(/6,000$/);
  });

  it.each([
    ['Europe/London', /10 Jun,? .*10:00/],
    ['Asia/Seoul', /10 Jun,? .*18:00/],
    ['America/Los_Angeles', /10 Jun,? .*02:00/],
    ['Pacific/Auckland', /10 Jun,? .*21:00/],
  ])('formats an instant on the clock of %s', (zone, written) => {
    expect(plain(bare('en').moment('2030-06-10T09:00:00.000Z', zone))).toMatch(written);
  });

  it('shows the previous day if the place’s clock is still there', () => {
    expect(plain(bare('en').moment('2030-06-10T02:00:00.000Z', 'America/New_York'))).toMatch(/9 Jun,? .*22:00/);
  });

  it.each([
    ['en', '10 June 2030'],
    ['de', '10. Juni 2030'],
    ['fr', '10 juin 2030'],
  ] as const)('%s writes a day as %s, whatever the zone of the device', (language, day) => {
    expect(plain(bare(language).day('2030-06-10T23:30:00.000Z'))).toBe(day);
  });

  it('shows a place’s name in this language, or its own', () => {
    const munich = city({ name: 'Munich', translations: { german: { name: 'München', slug: 'm', route: 'd/m' } } });
    expect(bare('de').nameOf(munich)).toBe('München');
    expect(bare('es').nameOf(munich)).toBe('Munich');
  });

  it.each(LANGUAGES)('%s has its own addresses', (language) => {
    const { paths, locale } = bare(language);
    expect(locale).toBe(localeOf(language));
    expect(paths.about()).toBe(language === 'en' ? '/about' : `/${language}/about`);
  });

  it('reports a missing text', () => {
    expect(bare('en').t('loading')).toBe('loading');
    expect(takeNoise().join()).toContain('No text for "loading".');
  });
});
