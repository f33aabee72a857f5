/** Reminders of the reader's own stay, each of which can be switched off. */
export const REMINDERS = ['dropoff_soon', 'closing_soon', 'pickup_late'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Emails about a moment of a stay, each of which is sent once; the one about an unpaid change is essential. */
export type ToldOnce = Reminder | 'change_unpaid';

/** Every email that its reader can switch off. Essential ones, such as a confirmation, are not included. */
export const MAIL_KINDS = [...REMINDERS, 'booking_message', 'review_request', 'review_answered'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
