import { paragraphs } from './mail-texts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const en: StayMessageTexts = {
  howToFind: {
    subject: (f) => `How to find ${f.place} (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hello ${f.name},`,
        'We look forward to your bags. This is where you find us:',
        `${f.place}, ${f.address}${f.phone ? `\nCall ${f.phone}` : ''}`,
        `Drop-off: ${f.dropoff}\nLook for the name at the door and show your pass. The map is on your booking’s page.`,
        `Your booking ${f.id}: ${f.link}`,
      ),
  },
  stillComing: {
    subject: (f) => `Are you still coming? (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hello ${f.name},`,
        `We expected your bags at ${f.dropoff} and are still keeping room for them.`,
        'If you come later, all is well until your pick-up time. If you do not come, cancel on your booking’s page.',
        `${f.place}, ${f.address}${f.phone ? `\nCall ${f.phone}` : ''}`,
        `Your booking ${f.id}: ${f.link}`,
      ),
  },
  bagsHeld: {
    subject: (f) => `We are holding your bags (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hello ${f.name},`,
        `Your bags (${f.bags}) are here and well looked after.`,
        `${f.place}, ${f.address}${f.phone ? `\nCall ${f.phone}` : ''}`,
        `Pick-up: ${f.pickup}\nShow your pass when you collect them.`,
        `Your booking ${f.id}: ${f.link}`,
      ),
  },
  collectToday: {
    subject: (f) => `Please collect your bags before ${f.closes} (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hello ${f.name},`,
        `Your bags (${f.bags}) are still with us, and we close at ${f.closes} today.`,
        'Please collect them before that. If you cannot make it, call us or extend your booking on your booking’s page.',
        `${f.place}, ${f.address}${f.phone ? `\nCall ${f.phone}` : ''}`,
        `Your booking ${f.id}: ${f.link}`,
      ),
  },
  pickupOver: {
    subject: (f) => `Your pick-up time is over (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hello ${f.name},`,
        `Your pick-up was agreed for ${f.pickup}, and your bags (${f.bags}) are still here. They are safe.`,
        'Please call us, or extend your booking on your booking’s page, so that we know when you come.',
        `${f.place}, ${f.address}${f.phone ? `\nCall ${f.phone}` : ''}`,
        `Your booking ${f.id}: ${f.link}`,
      ),
  },
  leftBehind: {
    subject: (f) => `You left something with us (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hello ${f.name},`,
        'After you had collected your bags we found something here that may be yours.',
        'Please call us or come by. We keep it for you.',
        `${f.place}, ${f.address}${f.phone ? `\nCall ${f.phone}` : ''}`,
        `Your booking ${f.id}: ${f.link}`,
      ),
  },
  laterPickup: {
    subject: (f) => `A later pick-up for your bags (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hello ${f.name},`,
        'You can collect your bags later than agreed.',
        `Agreed until now: ${f.pickup}\nProposed: ${f.later}`,
        f.due
          ? `It costs ${f.due} more. You pay on your booking’s page; nothing is charged before.`
          : 'It costs nothing more. It counts once you agree on your booking’s page.',
        `Open until ${f.until}: ${f.link}`,
        `${f.place}, ${f.address}${f.phone ? `\nCall ${f.phone}` : ''}`,
      ),
  },
};
