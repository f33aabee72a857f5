import { serverClock } from '@cubby/api/client';
import { act, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { loadI18n } from '../../host/counter/language/i18n.ts';
import { LanguageProvider } from '../../host/counter/language/LanguageProvider.tsx';
import { ClockWords } from './ClockWords.tsx';

const MINUTE_MS = 60_000;

afterEach(() => act(() => serverClock.restore(0)));

describe('a device whose clock is off', () => {
  it.each([
    ['en', -5 * 60, 'This device’s clock is 5 hours fast.'],
    ['en', 5 * 60, 'This device’s clock is 5 hours slow.'],
    ['en', 3, 'This device’s clock is 3 minutes slow.'],
    ['de', -3 * 24 * 60, 'Die Uhr dieses Geräts geht 3 Tage vor.'],
    ['en', 1, null],
    ['en', 0, null],
  ] as const)('is told in %s by how much: %i minutes', async (language, minutes, sentence) => {
    render(
      <LanguageProvider first={await loadI18n(language)}>
        <ClockWords />
      </LanguageProvider>,
    );
    act(() => serverClock.restore(minutes * MINUTE_MS));
    const said = screen.queryByRole('status')?.textContent ?? null;
    expect(said?.slice(0, sentence?.length) ?? null).toBe(sentence);
  });
});
