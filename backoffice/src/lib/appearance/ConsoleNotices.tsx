import { AddressBarColour } from '@cubby/design-system';
import { ClockNotice } from './ClockNotice.tsx';
import { SandboxNotice } from './SandboxNotice.tsx';

/** What every page of a console shows above everything else. */
export function ConsoleNotices() {
  return (
    <>
      <AddressBarColour colour="brand" />
      <SandboxNotice />
      <ClockNotice />
    </>
  );
}
