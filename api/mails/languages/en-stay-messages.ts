import { action, facts, parts, place } from '../parts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const en: StayMessageTexts = {
  howToFind: {
    subject: (f) => `How to find ${f.place} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'We look forward to your bags. This is where you find us:',
        place(f, f.phone && `Call ${f.phone}`),
        facts(['Drop-off', f.dropoff]),
        'Look for the name at the door and show your pass. The map is on your booking’s page.',
        action(`Your booking ${f.id}`, f.link),
      ),
  },
  stillComing: {
    subject: (f) => `Are you still coming? (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We expected your bags at ${f.dropoff} and are still keeping room for them.`,
        'If you come later, all is well until your pick-up time. If you do not come, cancel on your booking’s page.',
        place(f, f.phone && `Call ${f.phone}`),
        action(`Your booking ${f.id}`, f.link),
      ),
  },
  bagsHeld: {
    subject: (f) => `We are holding your bags (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Your bags (${f.bags}) are here and well looked after.`,
        place(f, f.phone && `Call ${f.phone}`),
        facts(['Pick-up', f.pickup]),
        'Show your pass when you collect them.',
        action(`Your booking ${f.id}`, f.link),
      ),
  },
  collectToday: {
    subject: (f) => `Please collect your bags before ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Your bags (${f.bags}) are still with us, and we close at ${f.closes} today.`,
        'Please collect them before that. If you cannot make it, call us or extend your booking on your booking’s page.',
        place(f, f.phone && `Call ${f.phone}`),
        action(`Your booking ${f.id}`, f.link),
      ),
  },
  pickupOver: {
    subject: (f) => `Your pick-up time is over (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Your pick-up was agreed for ${f.pickup}, and your bags (${f.bags}) are still here. They are safe.`,
        'Please call us, or extend your booking on your booking’s page, so that we know when you come.',
        place(f, f.phone && `Call ${f.phone}`),
        action(`Your booking ${f.id}`, f.link),
      ),
  },
  leftBehind: {
    subject: (f) => `You left something with us (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'After you had collected your bags we found something here that may be yours.',
        'Please call us or come by. We keep it for you.',
        place(f, f.phone && `Call ${f.phone}`),
        action(`Your booking ${f.id}`, f.link),
      ),
  },
  laterPickup: {
    subject: (f) => `A later pick-up for your bags (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'You can collect your bags later than agreed.',
        facts(['Agreed until now', f.pickup], ['Proposed', f.later]),
        f.due
          ? `It costs ${f.due} more. You pay on your booking’s page; nothing is charged before.`
          : 'It costs nothing more. It counts once you agree on your booking’s page.',
        action('Your booking', f.link, `Open until ${f.until}:`),
        place(f, f.phone && `Call ${f.phone}`),
      ),
  },
};
