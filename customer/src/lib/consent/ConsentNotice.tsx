import { CookieNotice } from '@cubby/design-system';
import { useState } from 'react';
import { useSearch } from 'wouter';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { setConsent, useConsent } from './consent.ts';
import { useHasLookedRound } from './use-has-looked-round.ts';

/**
 * Asks once whether the visit may be counted; until there is an answer it is not. The first screen does not ask: it has
 * its own task, and on a phone the question would cover it.
 */
export function ConsentNotice() {
  const { t } = useI18n();
  const consent = useConsent();
  const hasLookedRound = useHasLookedRound();
  // A visitor who withdraws an answer is asked again immediately.
  const [hadAnswered, noteAnswer] = useState(false);
  if (!hadAnswered && (consent === 'given' || consent === 'refused')) noteAnswer(true);
  // The referrer is named in the first address only.
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
