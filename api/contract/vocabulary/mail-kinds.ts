/** Reminders of one's own stay, each of which can be switched off. */
export const REMINDERS = ['dropoff_soon', 'closing_soon', 'pickup_late'] as const;
export type Reminder = (typeof REMINDERS)[number];

/** Every mail that its reader can switch off. What a stay cannot do without, such as its confirmation, is not among them. */
export const MAIL_KINDS = [...REMINDERS, 'review_request', 'review_answered'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
