import { CookieNotice } from '@cubby/design-system';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { setConsent, useConsent } from './consent.ts';

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

/** Returns true once the visitor has scrolled half a screen down, or opened another page. */
function useHasLookedRound(): boolean {
  const [pathname] = useLocation();
  const [arrivedAt] = useState(pathname);
  const [scrolled, setScrolled] = useState(false);
  useEffect(() => {
    if (scrolled) return;
    const look = () => setScrolled(window.scrollY > window.innerHeight / 2);
    // A page may be scrolled before its code is there.
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, [scrolled]);
  return scrolled || pathname !== arrivedAt;
}
