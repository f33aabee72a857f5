/** A mail ready to be sent, in the language of whoever reads it. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  /** The booking it is about, where it is about one. */
  booking_id?: string;
  /** For codes, which somebody waits for: sent before all other mail, and not at all after this instant. */
  sendBy?: Date;
  /** Waits until then, so that what it tells of can still be taken back under this name. */
  sendAfter?: Date;
  withdrawKey?: string;
}
