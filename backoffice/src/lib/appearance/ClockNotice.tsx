import type { Language } from '@cubby/api';
import { useLocale } from 'ra-core';
import { useTranslate } from '../i18n/use-translate.ts';
import { ClockWords } from './ClockWords.tsx';

/** The notice in a console that the device's clock is off. */
export function ClockNotice() {
  return <ClockWords t={useTranslate()} language={useLocale() as Language} />;
}
