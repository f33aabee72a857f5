import type { MessageKind } from '../contract/rules/messages.ts';
import type { Mail } from './mail.ts';
import {
  bookingLink,
  extensionLink,
  localTime,
  type MailedBooking,
  money,
  stayFacts,
  timeOfDay,
} from './stay-facts.ts';
import type { MailedPerson } from './texts.ts';
import { write } from './write.ts';
import type { MessageFacts } from './written/stay-parts.ts';

/** Facts for a place's email beside the booking: `pass` opens its page, `phone` is the place's number. */
export interface MessageWay {
  publicUrl: string;
  pass: string;
  phone: string | null;
}

const TEXTS = {
  how_to_find: 'howToFind',
  still_coming: 'stillComing',
  bags_held: 'bagsHeld',
  pickup_over: 'pickupOver',
  left_behind: 'leftBehind',
} as const;

/**
 * Writes a ready-made email to the traveller. `closes` is the place's closing time today, which only one of them needs.
 */
export function stayMessageMail(
  kind: MessageKind,
  booking: MailedBooking,
  { closes, ...way }: MessageWay & { closes: Date | null },
): Mail {
  const facts = factsOf(booking, way);
  const text =
    kind === 'collect_today'
      ? write('collectToday', booking.language, { ...facts, closes: closes ? timeOfDay(booking, closes) : '' })
      : write(TEXTS[kind], booking.language, facts);
  return { recipient: booking.email, booking_id: booking.id, ...text };
}

/** Asks the traveller to agree to a later pick-up, or to pay for it; `due` in minor units of the booking's currency. */
export function laterPickupMail(
  booking: MailedBooking,
  { later, due, until, ...way }: MessageWay & { later: Date; due: number; until: Date },
): Mail {
  const facts = {
    ...factsOf(booking, way),
    later: localTime(booking, later),
    due: due > 0 ? money(booking, due) : null,
    until: localTime(booking, until),
    link: extensionLink(booking, way),
  };
  return { recipient: booking.email, booking_id: booking.id, ...write('laterPickup', booking.language, facts) };
}

interface NewMessages {
  /** The name of the side that wrote them. */
  from: string;
  texts: readonly { text: string; translated: string | null }[];
  link: string;
  /** The address to which an answer by mail goes; null where none arrives. */
  replyTo: string | null;
}

/** Tells a side of a conversation what the other has written. */
export function newMessageMail(
  { email, first_name: name, language }: MailedPerson,
  { id }: { id: string },
  { from, texts, link, replyTo }: NewMessages,
): Mail {
  const mail = write('newMessage', language, {
    name,
    id,
    from,
    texts: texts.map(({ text, translated }) => translated ?? text),
    translated: texts.some(({ translated }) => translated !== null),
    replies: replyTo !== null,
    link,
  });
  const content = replyTo === null ? mail.content : { ...mail.content, replyTo };
  return { recipient: email, booking_id: id, ...mail, content };
}

/** Writes to staff: a message was reported. `link` is the booking in their console. */
export function reportedMessageMail(
  { email, first_name: name, language }: MailedPerson,
  { id, business_name: stashpoint }: { id: string; business_name: string },
  { text, link }: { text: string; link: string },
): Mail {
  return {
    recipient: email,
    booking_id: id,
    ...write('reportedMessage', language, { name, id, stashpoint, text, link }),
  };
}

function factsOf(booking: MailedBooking, { publicUrl, pass, phone }: MessageWay): MessageFacts {
  return { ...stayFacts(booking), phone, link: bookingLink(booking, { publicUrl, pass }) };
}
