import { AddressBarColour } from '@cubby/design-system';
import { useTranslate } from 'ra-core';
import { api } from '../api/api.ts';
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
