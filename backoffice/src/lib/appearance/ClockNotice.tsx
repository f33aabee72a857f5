import type { Language } from '@cubby/api';
import { useLocale, useTranslate } from 'ra-core';
import { ClockWords } from './ClockWords.tsx';

/** The notice in a console that the device's clock is off. */
export function ClockNotice() {
  return <ClockWords t={useTranslate()} language={useLocale() as Language} />;
}
