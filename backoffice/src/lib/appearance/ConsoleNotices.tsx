import { AddressBarColour } from '@cubby/design-system';
import { api } from '../api/api.ts';
import { ClockWords } from './ClockWords.tsx';
import { ServerWords } from './ServerWords.tsx';

const ask = () => api.getAppContext();

/** The notices at the top of every page of a console. */
export function ConsoleNotices() {
  return (
    <>
      <AddressBarColour colour="brand" />
      <ServerWords ask={ask} />
      <ClockWords />
    </>
  );
}
