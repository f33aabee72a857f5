import { CookieNotice } from '@cubby/design-system';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { setConsent, useConsent } from './consent.ts';

/** Asks once whether the visit may be counted; until there is an answer nothing is. */
export function ConsentNotice() {
  const { t } = useI18n();
  const consent = useConsent();
  if (consent !== null) return null;
  return (
    <CookieNotice
      labels={{
        region: t('cookies.region'),
        text: t('cookies.text'),
        accept: t('cookies.accept'),
        decline: t('cookies.decline'),
      }}
      onChoose={(accepted) => setConsent(accepted ? 'given' : 'refused')}
    />
  );
}
