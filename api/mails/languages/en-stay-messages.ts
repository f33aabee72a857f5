import { action, facts, parts, quote, stashpoint } from '../parts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const en: StayMessageTexts = {
  howToFind: {
    subject: (f) => `How to find ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'We look forward to seeing you. Here’s where to find us:',
        stashpoint(f, f.phone && `Call ${f.phone}`),
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
        `We expected your bags at ${f.dropoff} and are still holding your space.`,
        'You can still drop off any time before your pick-up. If you’re not coming, cancel on your booking’s page.',
        stashpoint(f, f.phone && `Call ${f.phone}`),
        action(`Your booking ${f.id}`, f.link),
      ),
  },
  bagsHeld: {
    subject: (f) => `We have your bags (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Your bags (${f.bags}) are here and safe.`,
        stashpoint(f, f.phone && `Call ${f.phone}`),
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
        'Please collect them before then. If you can’t make it, call us or extend your booking on its page.',
        stashpoint(f, f.phone && `Call ${f.phone}`),
        action(`Your booking ${f.id}`, f.link),
      ),
  },
  pickupOver: {
    subject: (f) => `Your pick-up time has passed (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Your pick-up was agreed for ${f.pickup}, and your bags (${f.bags}) are still here. They are safe.`,
        'Please call us, or extend your booking on its page, so that we know when you’re coming.',
        stashpoint(f, f.phone && `Call ${f.phone}`),
        action(`Your booking ${f.id}`, f.link),
      ),
  },
  leftBehind: {
    subject: (f) => `You left something with us (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'After you collected your bags, we found something here that may be yours.',
        'Please call us or drop by. We’ll keep it for you.',
        stashpoint(f, f.phone && `Call ${f.phone}`),
        action(`Your booking ${f.id}`, f.link),
      ),
  },
  laterPickup: {
    subject: (f) => `A later pick-up for your bags (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'You can collect your bags later than agreed.',
        facts(['Currently agreed', f.pickup], ['Proposed', f.later]),
        f.due
          ? `It costs ${f.due} extra. Pay on your booking’s page; you won’t be charged before that.`
          : 'There’s no extra charge. It takes effect once you accept on your booking’s page.',
        action('Your booking', f.link, `Respond by ${f.until}:`),
        stashpoint(f, f.phone && `Call ${f.phone}`),
      ),
  },
  newMessage: {
    subject: (f) => `Message from ${f.from} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.from} has written to you about booking ${f.id}:`,
        ...f.texts.map(quote),
        f.translated && 'Translated automatically. The original is on the page of the booking.',
        f.replies
          ? 'To answer, reply to this email or write on the page of the booking. Phone numbers, email addresses and links are hidden.'
          : `Please answer on the page of the booking: replies to this email don’t reach ${f.from}. Phone numbers, email addresses and links are hidden.`,
        action('Read and reply', f.link),
      ),
  },
  reportedMessage: {
    subject: (f) => `Reported message (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `A message about booking ${f.id} at ${f.stashpoint} was reported:`,
        quote(f.text),
        action('Open the booking', f.link),
      ),
  },
};
