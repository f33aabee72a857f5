import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** When the texts were last changed; to be moved along with every change of what they say. */
export const TERMS_CHANGED = '2026-11-21';
export const PRIVACY_CHANGED = '2026-11-21';

export function useLegalDate(date: string): string {
  const { locale } = useI18n();
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
}
