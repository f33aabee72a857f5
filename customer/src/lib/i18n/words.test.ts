import { describeRefundPolicy, LANGUAGES } from '@cubby/api';
import { flatten, type Texts } from '@cubby/api/words/texts';
import { describe, expect, it } from 'vitest';
import { languageWith } from './language-at-work.ts';

const files = import.meta.glob<Texts>('../../../../api/words/en/site/*.json', { eager: true, import: 'default' });
/** Every English text under its full key, such as `stay.bagCount`. */
const english = new Map(Object.values(files).flatMap((texts) => flatten(texts)));

describe('the sentence about refunds', () => {
  /** Texts about a failed place, whose refund does not depend on the time. */
  const APART = ['manage.refund.failed', 'incident.noneText'];

  it('is in no dictionary', () => {
    const byHand = [...english].filter(([, text]) =>
      text
        .split(/[.;]\s/)
        .some((part) => /drop-off|minutes/.test(part) && /refund|cancel|(get|comes?|paid|goes) .*back/i.test(part)),
    );
    expect(byHand.map(([key]) => key).filter((key) => !APART.includes(key))).toEqual([]);
  });

  it('appears wherever travellers decide, generated from the policy', async () => {
    const saying = [...english].filter(([, text]) => text.includes('%{refunds}')).map(([key]) => key);
    expect([...new Set(saying.map((key) => key.split('.')[0]))].sort()).toEqual([
      'faq',
      'guide',
      'home',
      'pricing',
      'terms',
    ]);
    for (const language of LANGUAGES) {
      const { t } = await languageWith(language);
      expect(t('home.promises.cancel.text')).toContain(describeRefundPolicy(language));
    }
  });
});

describe('a sentence', () => {
  it('ends with one full stop', () => {
    expect([...english].filter(([, text]) => /[.!?]{2}|\s[.,!?]/.test(text)).map(([key]) => key)).toEqual([]);
  });
});

describe('formats and texts', () => {
  it('chooses singular or plural', async () => {
    const { t } = await languageWith('de');
    expect(t('stay.bagCount', { smart_count: 1 })).toBe('1 Gepäckstück');
    expect(t('stay.bagCount', { smart_count: 3 })).toBe('3 Gepäckstücke');
  });

  it('formats times on the place’s clock, wherever the reader is', async () => {
    const { moment } = await languageWith('en');
    expect(moment('2026-11-21T10:00:00.000Z', 'Asia/Seoul')).toContain('19:00');
  });

  it('names a place in its language and falls back to English', async () => {
    const rome = { name: 'Rome', translations: { german: { name: 'Rom', slug: 'rom', route: 'italien/rom' } } };
    expect((await languageWith('de')).nameOf(rome)).toBe('Rom');
    expect((await languageWith('fr')).nameOf(rome)).toBe('Rome');
  });
});
