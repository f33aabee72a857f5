import { action, facts, link, links, parts, pin, place, quote } from '../parts.ts';
import { en as addressMails } from './en-address-mails.ts';
import { en as hostNotices } from './en-host-notices.ts';
import { en as moneyMails } from './en-money-mails.ts';
import { en as ownStay } from './en-own-stay.ts';
import { en as signInMethodMails } from './en-sign-in-method-mails.ts';
import { en as stayMessages } from './en-stay-messages.ts';
import { en as teamMails } from './en-team-mails.ts';
import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  ...stayMessages,
  ...ownStay,
  ...hostNotices,
  frame: {
    about: 'Luggage storage in shops, hotels and cafés near you',
    help: 'Help',
    stop: 'No more mails like this',
    closed: 'closed',
    allDay: 'open 24 hours',
    calendarTitle: (place) => `Bags at ${place}`,
  },
  ...addressMails,
  ...signInMethodMails,
  ...teamMails,
  ...moneyMails,
  code: {
    subject: ({ code }) => `${code} is your Cubby code`,
    body: ({ code }) =>
      parts(
        pin('Your code is', code),
        'Type it on the page where you asked for it. It works for ten minutes.\nIf you did not ask for it, nothing happens when you ignore this mail.',
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code}: set a new Cubby password`,
    body: ({ code }) =>
      parts(
        pin('Your code for a new password is', code),
        'It works for ten minutes; after that you have half an hour to choose the password.\nIf you did not ask for it, ignore this mail: your password stays as it is.',
      ),
  },
  passwordChanged: {
    subject: () => 'Your Cubby password was changed',
    body: ({ name, link }) =>
      parts(
        `Hello ${name},`,
        'Your password has just been changed, and all other devices have been signed out.',
        action(
          'Choose a new password',
          link,
          'Was that not you? Sign in with a code by e-mail and choose a new password at once:',
        ),
      ),
  },
  confirmed: {
    subject: ({ place, id }) => `Your bags are expected at ${place} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'Your place is booked.',
        place(f),
        facts(
          ['Booking', f.id],
          ['Drop-off', f.dropoff],
          ['Pick-up', f.pickup],
          ['Bags', String(f.bags)],
          ['Paid', f.total],
          ['Opening hours', f.hours],
        ),
        link('Show the way', f.way),
        action('Your pass', f.link),
        f.refunds,
      ),
  },
  cancelled: {
    subject: ({ id }) => `Booking ${id} is cancelled`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Booking ${f.id} at ${f.place} is cancelled.`,
        f.card && `${f.card} goes back to your payment method; banks take five to ten days.`,
        f.credit && `${f.credit} is now credit in your account. Spend it on your next booking.`,
        !f.card && !f.credit && 'Nothing is paid back.',
      ),
  },
  reviewRequest: {
    subject: ({ place }) => `How was ${place}?`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We hope your bags had a good day at ${f.place}. How was it?`,
        action('Rate your stay', f.link, 'Two ratings take half a minute, and they help the next traveller to choose:'),
        'Thank you!',
      ),
  },
  collectedQuestion: {
    subject: ({ place }) => `Have you got your bags from ${place}?`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `The counter of ${f.place} has not noted that you collected the bags of booking ${f.id}.`,
        action(
          'Answer now',
          f.link,
          'Have you got them? Then say so with one tap. If you cannot get to them, say that there too and we see to it at once:',
        ),
      ),
  },
  incident: {
    subject: ({ place, id }) => `A traveller is at the door of ${place} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.kind === 'closed' && `${f.traveller} is at ${f.place} with booking ${f.id} and finds it closed.`,
        f.kind === 'refused' &&
          `${f.traveller} is at ${f.place} with booking ${f.id} and says the bags were not taken.`,
        f.kind === 'closed_at_pickup' &&
          `${f.traveller} wants to collect the bags of booking ${f.id} from ${f.place} and cannot get in.`,
        f.text && `They write: “${f.text}”`,
        `It was reported on ${f.at}.`,
        f.distance && `Their phone was ${f.distance} away from your pin.`,
        f.pictures > 0 && 'They have sent a photo.',
        f.kind === 'closed_at_pickup'
          ? 'Please open or send somebody within 30 minutes. A train or a flight may depend on it.'
          : 'If this is a mistake, please take the bags now. Otherwise we offer them a place nearby.',
        f.answerBy
          ? action(
              'Answer now',
              f.link,
              `Before this counts against your place, you have your say, until ${f.answerBy}, with photos as proof:`,
            )
          : action('Answer now', f.link, 'Tell them when they get their bags:'),
      ),
  },
  reportDecided: {
    subject: ({ place, id, outcome }) =>
      outcome === 'dismissed'
        ? `A report about ${place} does not count (${id})`
        : `A report about ${place} counts (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.outcome === 'dismissed' &&
          `We have looked at what was reported of ${f.place} on ${f.at}, booking ${f.id}. It does not count against your place.`,
        f.outcome === 'upheld' &&
          `We have looked at what was reported of ${f.place} on ${f.at}, booking ${f.id}. It counts against your place for 90 days.`,
        f.outcome === 'unanswered' &&
          `Nobody answered in time what was reported of ${f.place} on ${f.at}, booking ${f.id}. It counts against your place for 90 days.`,
        f.text && `Our reason: “${f.text}”`,
        f.outcome === 'unanswered' && 'If it was not as reported, answer this mail and we look at it again.',
        action('The report', f.link),
      ),
  },
  hostComes: {
    subject: ({ place, id, at }) => (at ? `${place} opens for you at ${at} (${id})` : `${place} is open now (${id})`),
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.at
          ? `Somebody is on the way to ${f.place} and gives you your bags at this time: ${f.at}.`
          : `${f.place} is open now: your bags wait for you.`,
        place(f),
        f.text && `They write: “${f.text}”`,
        'Does nobody come? Our people watch the clock as well.',
        action('Your booking', f.link),
      ),
  },
  reviewAnswered: {
    subject: ({ place }) => `${place} has answered your review`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.place} has answered what you wrote:`,
        quote(`“${f.answer}”`),
        action('Read the answer', f.link, 'Everybody can read it below your review:'),
      ),
  },
  moved: {
    subject: ({ place, id }) => `New place for your bags: ${place} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We are sorry about ${f.from}. Your bags are now expected here, at no extra cost:`,
        place(f),
        facts(['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)], ['Opening hours', f.hours]),
        link('Show the way', f.way),
        f.card && `${f.card} goes back to your payment method, because this place costs less.`,
        f.credit && `${f.credit} is credit in your account again, because this place costs less.`,
        action('Your pass', f.link),
      ),
  },
  departed: {
    subject: ({ id }) => `Booking ${id} has moved elsewhere`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} could not leave the bags of booking ${f.id} at ${f.place}, so they have gone to a place nearby. You need not wait for them, and the booking is no longer paid to you.`,
        'Please look through your opening hours, so that it does not happen again.',
      ),
  },
  arriving: {
    subject: ({ place, id }) => `Bags on their way to ${place} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} stood before a closed door nearby and is coming to you now.`,
        facts(['Booking', f.id], ['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)]),
        'You earn your full share, as with any booking.',
      ),
  },
  refunded: {
    subject: ({ id }) => `Money back for booking ${id}`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We have paid something back for your booking ${f.id}.`,
        f.card && `${f.card} is on its way to your payment method; banks need a few days for it.`,
        f.credit && `${f.credit} is credit in your account now, for your next booking.`,
      ),
  },
  unanswered: {
    subject: ({ place, id }) => `Nobody has opened: ${place} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} cannot get to the bags of booking ${f.id} at ${f.place}, and the host has not answered within 30 minutes.`,
        action('Open the booking', f.link, 'Call the host, then the traveller:'),
      ),
  },
  hostWelcome: {
    subject: ({ place }) => `${place} is on its way to Cubby`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Thank you for offering room for bags. We have made a draft of ${f.place} in ${f.city} for you.`,
        'Look through hours, prices and pictures, then submit it. We check every place before travellers can see it.',
        action('Sign in', f.link, 'Sign in at once with this link, which works once and for a week:'),
        'Later, sign in with this e-mail address; a code comes by mail.',
      ),
  },
  relocated: {
    subject: ({ place, id }) => `Your booking ${id} has a new place: ${place}`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.from} can no longer take your bags at the time you booked. We have found you a place nearby, at no extra cost:`,
        place(f),
        facts(['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)], ['Opening hours', f.hours]),
        link('Show the way', f.way),
        f.card && `${f.card} goes back to your payment method, because this place costs less.`,
        f.credit && `${f.credit} is credit in your account again, because this place costs less.`,
        action('Your new pass', f.link),
        f.refunds && `If it does not suit you, cancel. ${f.refunds}`,
      ),
  },
  reassigned: {
    subject: ({ id }) => `Booking ${id} no longer comes to you`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.place} cannot serve booking ${f.id} of ${f.traveller} any more (${f.dropoff}), so we have moved it to a place nearby. You need not expect anybody; the booking is no longer paid to you.`,
      ),
  },
  assigned: {
    subject: ({ place, id }) => `A booking comes to ${place} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We have moved the booking of ${f.traveller} to you, because another place nearby cannot serve it.`,
        facts(['Booking', f.id], ['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)]),
        'You earn your full share, as with any booking.',
      ),
  },
  placeApproved: {
    subject: ({ place }) => `${place} is approved`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Good news: ${f.place} is approved and can be booked from now on.`,
        link('This is how travellers see it', f.page),
        action('Your host console', f.link),
      ),
  },
  placeRejected: {
    subject: ({ place }) => `${place} cannot join Cubby yet`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We have looked at ${f.place} and cannot approve it. This is why:`,
        quote(f.message),
        action('Open the place', f.link, 'If this can be changed, look through the place again and submit it again:'),
      ),
  },
  placeSentBack: {
    subject: ({ place }) => `One more thing about ${place}`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We have looked at ${f.place}. Before we can approve it, we need something more from you:`,
        quote(f.message),
        action('Open the place', f.link, 'Add it in your host console and submit the place again:'),
      ),
  },
  proposalAccepted: {
    subject: ({ place }) => `Your change of ${place} is live`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We have looked at what you want to change at ${f.place} and agreed. Travellers see it from now on.`,
        action('Your place', f.link),
      ),
  },
  proposalRefused: {
    subject: ({ place }) => `Your change of ${place} cannot be made`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We have looked at what you want to change at ${f.place} and cannot agree. This is why:`,
        quote(f.message),
        'Everything stays as it was.',
        action('Your place', f.link),
      ),
  },
  paidOut: {
    subject: ({ amount }) => `${amount} is on its way to you`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We have sent you ${f.amount}: your share of ${f.count === 1 ? 'one booking' : `${f.count} bookings`} up to ${f.until}.`,
        `It goes to your account ending in ${f.account}; banks take one to three days.`,
      ),
  },
  latePayment: {
    subject: ({ id }) => `Your payment for booking ${id} is going back`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.roomIsGone
          ? `Your payment of ${f.amount} for booking ${f.id} came when its fifteen minutes were over, and the room at ${f.place} had gone to somebody else. We are sorry.`
          : `A payment of ${f.amount} has come for booking ${f.id}, which could not take it: it came too late, or the booking was paid already.`,
        'All of it goes back the way it came; banks take five to ten days.',
        f.places && links('These places nearby have room for your bags:', f.places),
        f.roomIsGone && !f.places && action('Find another place', f.link, 'Look for another place for your bags:'),
      ),
  },
};
