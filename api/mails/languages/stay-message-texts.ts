import type { MailText, StayFacts } from './mail-texts.ts';

/** Facts in a place's ready-made emails. `phone` is the place's number, `link` the booking's page. */
export interface MessageFacts extends StayFacts {
  phone: string | null;
  link: string;
}

/** Emails that a host selects and sends, and the later pick-up that they propose. */
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
}
