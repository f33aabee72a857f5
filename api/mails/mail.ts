/** A mail ready to be sent, in the language of whoever reads it. */
export interface Mail {
  recipient: string;
  subject: string;
  body: string;
  /** The booking it is about, where it is about one. */
  booking_id?: string;
  /** Somebody waits for it in front of the screen: it leaves before all other mail, and is of no use after this. */
  sendBy?: Date;
}
