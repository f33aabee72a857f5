import type { Language } from '@cubby/api';
import { AddressBarColour } from '@cubby/design-system';
import { useLocale } from 'ra-core';
import { api } from '../api/api.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ClockWords } from './ClockWords.tsx';
import { ServerWords } from './ServerWords.tsx';

const ask = () => api.getAppContext();

/** The notices at the top of every page of a console. */
export function ConsoleNotices() {
  const t = useTranslate();
  return (
    <>
      <AddressBarColour colour="brand" />
      <ServerWords t={t} ask={ask} />
      <ClockWords t={t} language={useLocale() as Language} />
    </>
  );
}
