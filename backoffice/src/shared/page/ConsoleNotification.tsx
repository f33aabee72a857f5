import { Notification } from 'react-admin';

/** The latest notification, below the bar: at the lower edge it would cover the buttons of a decision. */
export function ConsoleNotification() {
  return (
    <Notification
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      slotProps={{ content: { role: 'status' } }}
      sx={{ top: '76px !important' }}
    />
  );
}
