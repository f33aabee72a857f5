import type { MailText, StayFacts } from './mail-texts.ts';

/** Facts in a place's ready-made emails. `phone` is the place's number, `link` the booking's page. */
export interface MessageFacts extends StayFacts {
  phone: string | null;
  link: string;
}

/** Emails that a host selects and sends, the later pick-up that they propose, and what the two sides write. */
export interface StayMessageTexts {
  howToFind: MailText<MessageFacts>;
  stillComing: MailText<MessageFacts>;
  bagsHeld: MailText<MessageFacts>;
  /** `closes` is the time of day at which the place closes today. */
  collectToday: MailText<MessageFacts & { closes: string }>;
  pickupOver: MailText<MessageFacts>;
  leftBehind: MailText<MessageFacts>;
  /** `later` is the proposed pick-up, `due` the extra price or null, `until` the deadline of the proposal. */
  laterPickup: MailText<MessageFacts & { later: string; due: string | null; until: string }>;
  /**
   * Messages of the other side, in the reader's language where they are `translated`; `from` is its name. `replies` says
   * whether an answer by mail arrives.
   */
  newMessage: MailText<{
    name: string;
    id: string;
    from: string;
    texts: string[];
    translated: boolean;
    replies: boolean;
    link: string;
  }>;
  /** To staff: a message that the other side has reported. */
  reportedMessage: MailText<{ name: string; id: string; stashpoint: string; text: string; link: string }>;
}
