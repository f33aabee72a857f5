import { AddressBarColour } from '@cubby/design-system';
import { ClockNotice } from './ClockNotice.tsx';
import { SandboxNotice } from './SandboxNotice.tsx';

/** The notices at the top of every page of a console. */
export function ConsoleNotices() {
  return (
    <>
      <AddressBarColour colour="brand" />
      <SandboxNotice />
      <ClockNotice />
    </>
  );
}
