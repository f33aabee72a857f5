import { type Language, localeOf } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import Alert from '@mui/material/Alert';
import { useI18nProvider } from 'ra-core';
import { useSyncExternalStore } from 'react';
import { useTranslate } from '../i18n/use-translate.ts';

/** The difference from which people notice it: appointments are kept to the minute. */
const TOLD_MINUTES = 2;

/** Tells that the device's clock is off, on every page. */
export function ClockWords() {
  const t = useTranslate();
  const language = useI18nProvider().getLocale() as Language;
  const aheadMs = useSyncExternalStore(serverClock.subscribe, () => serverClock.aheadMs);
  const minutes = Math.round(Math.abs(aheadMs) / 60_000);
  if (minutes < TOLD_MINUTES) return null;
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {t(aheadMs > 0 ? 'clock.slow' : 'clock.fast', { by: durationIn(language, minutes) })}
    </Alert>
  );
}

/** Writes a duration in its largest fitting unit, rounded: 5 hours. */
function durationIn(language: Language, minutes: number): string {
  const [value, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 48 * 60
        ? [Math.round(minutes / 60), 'hour']
        : [Math.round(minutes / 1440), 'day'];
  return new Intl.NumberFormat(localeOf(language), { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}
