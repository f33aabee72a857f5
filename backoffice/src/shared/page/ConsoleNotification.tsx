import { Notification } from 'react-admin';

/** What has just happened, below the bar: at the lower edge it would lie on the buttons of a decision. */
export function ConsoleNotification() {
  return <Notification anchorOrigin={{ vertical: 'top', horizontal: 'center' }} sx={{ top: '76px !important' }} />;
}
