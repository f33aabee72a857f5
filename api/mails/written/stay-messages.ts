import { action, facts, quote } from '../parts.ts';
import type { Say } from '../words.ts';
import { callable, counting, type MessageFacts } from './stay-parts.ts';
import { mail } from './written-mail.ts';

const toBooking = (t: Say, f: MessageFacts) => action(t('common.yourBooking'), f.link);

/** Emails that a host selects and sends, the later pick-up that they propose, and what the two sides write. */
export const stayMessages = {
  howToFind: mail<MessageFacts>(
    (t, f) => t('howToFind.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('howToFind.text'),
      callable(t, f),
      facts([t('common.dropoff'), f.dropoff]),
      t('howToFind.door'),
      toBooking(t, f),
    ],
  ),
  stillComing: mail<MessageFacts>(
    (t, f) => t('stillComing.subject', f),
    (t, f) => [t('common.hello', f), t('stillComing.text', f), t('stillComing.later'), callable(t, f), toBooking(t, f)],
  ),
  bagsHeld: mail<MessageFacts>(
    (t, f) => t('bagsHeld.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('bagsHeld.text', counting(f)),
      callable(t, f),
      facts([t('common.pickup'), f.pickup]),
      t('bagsHeld.pass'),
      toBooking(t, f),
    ],
  ),
  /** `closes` is the time of day at which the place closes today. */
  collectToday: mail<MessageFacts & { closes: string }>(
    (t, f) => t('collectToday.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('collectToday.text', counting(f)),
      t('collectToday.collect'),
      callable(t, f),
      toBooking(t, f),
    ],
  ),
  pickupOver: mail<MessageFacts>(
    (t, f) => t('pickupOver.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('pickupOver.text', counting(f)),
      t('pickupOver.call'),
      callable(t, f),
      toBooking(t, f),
    ],
  ),
  leftBehind: mail<MessageFacts>(
    (t, f) => t('leftBehind.subject', f),
    (t, f) => [t('common.hello', f), t('leftBehind.text'), t('leftBehind.call'), callable(t, f), toBooking(t, f)],
  ),
  /** `later` is the proposed pick-up, `due` the extra price or null, `until` the deadline of the proposal. */
  laterPickup: mail<MessageFacts & { later: string; due: string | null; until: string }>(
    (t, f) => t('laterPickup.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('laterPickup.text'),
      facts([t('laterPickup.agreed'), f.pickup], [t('laterPickup.proposed'), f.later]),
      f.due ? t('laterPickup.costs', { due: f.due }) : t('laterPickup.free'),
      action(t('common.yourBooking'), f.link, t('laterPickup.respond', f)),
      callable(t, f),
    ],
  ),
  /**
   * Messages of the other side, in the reader's language where they are `translated`; `from` is its name. `replies` says
   * whether an answer by mail arrives.
   */
  newMessage: mail<{
    name: string;
    id: string;
    from: string;
    texts: string[];
    translated: boolean;
    replies: boolean;
    link: string;
  }>(
    (t, f) => t('newMessage.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('newMessage.text', f),
      ...f.texts.map(quote),
      f.translated && t('newMessage.translated'),
      f.replies ? t('newMessage.reply') : t('newMessage.answer', f),
      action(t('newMessage.read'), f.link),
    ],
  ),
  /** To staff: a message that the other side has reported. */
  reportedMessage: mail<{ name: string; id: string; stashpoint: string; text: string; link: string }>(
    (t, f) => t('reportedMessage.subject', f),
    (t, f) => [
      t('common.hello', f),
      t('reportedMessage.text', f),
      quote(f.text),
      action(t('common.openBooking'), f.link),
    ],
  ),
};
