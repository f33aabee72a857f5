import { CookieNotice } from '@cubby/design-system';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { setConsent, useConsent } from './consent.ts';
import { useHasLookedRound } from './use-has-looked-round.ts';

/**
 * Asks once whether the visit may be counted; until there is an answer nothing is. On a first screen nobody is asked:
 * there is something to do there, and on a phone the question would lie over it.
 */
export function ConsentNotice() {
  const { t } = useI18n();
  const consent = useConsent();
  const hasLookedRound = useHasLookedRound();
  // Whoever takes an answer back is asked at once.
  const [hadAnswered, noteAnswer] = useState(false);
  if (!hadAnswered && (consent === 'given' || consent === 'refused')) noteAnswer(true);
  // Whoever sent the visitor is named in the first address only.
  const [arrivedWith] = useState(useSearch());
  if (consent !== null || !(hasLookedRound || hadAnswered)) return null;
  return (
    <CookieNotice
      labels={{
        region: t('cookies.region'),
        text: t('cookies.text'),
        accept: t('cookies.accept'),
        decline: t('cookies.decline'),
      }}
      onChoose={(accepted) => setConsent(accepted ? 'given' : 'refused', arrivedWith)}
    />
  );
}
