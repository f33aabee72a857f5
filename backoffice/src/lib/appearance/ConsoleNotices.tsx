import { AddressBarColour } from '@cubby/design-system';
import { api } from '../api/api.ts';
import { useTranslate } from '../i18n/use-translate.ts';
import { ClockNotice } from './ClockNotice.tsx';
import { ServerWords } from './ServerWords.tsx';

const ask = () => api.getAppContext();

/** The notices at the top of every page of a console. */
export function ConsoleNotices() {
  return (
    <>
      <AddressBarColour colour="brand" />
      <ServerWords t={useTranslate()} ask={ask} />
      <ClockNotice />
    </>
  );
}
