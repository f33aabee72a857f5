import type { MailText, StayFacts } from './mail-texts.ts';

/** What the ready-made mails of a place say. `phone` is where its people are called, `link` the booking's page. */
export interface MessageFacts extends StayFacts {
  phone: string | null;
  link: string;
}

/** Mails that a host picks and sends, and the later pick-up that they propose. */
export interface StayMessageTexts {
  howToFind: MailText<MessageFacts>;
  stillComing: MailText<MessageFacts>;
  bagsHeld: MailText<MessageFacts>;
  /** `closes` is the time of day at which the place closes today. */
  collectToday: MailText<MessageFacts & { closes: string }>;
  pickupOver: MailText<MessageFacts>;
  leftBehind: MailText<MessageFacts>;
  /** `later` is the proposed pick-up, `due` what it costs more or null, `until` when the proposal ends. */
  laterPickup: MailText<MessageFacts & { later: string; due: string | null; until: string }>;
}
