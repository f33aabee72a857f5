import { action, facts, link, links, parts, pin, quote, stashpoint } from '../parts.ts';
import { en as addressMails } from './en-address-mails.ts';
import { en as caseReplies } from './en-case-replies.ts';
import { en as claimMails } from './en-claim-mails.ts';
import { en as hostNotices } from './en-host-notices.ts';
import { en as moneyMails } from './en-money-mails.ts';
import { en as oneTimeLinkMails } from './en-one-time-link-mails.ts';
import { en as ownStay } from './en-own-stay.ts';
import { en as signInMethodMails } from './en-sign-in-method-mails.ts';
import { en as staffMails } from './en-staff-mails.ts';
import { en as stayMessages } from './en-stay-messages.ts';
import { en as teamMails } from './en-team-mails.ts';
import type { MailTexts } from './mail-texts.ts';

export const en: MailTexts = {
  ...stayMessages,
  ...ownStay,
  ...hostNotices,
  ...caseReplies,
  ...claimMails,
  frame: {
    about: 'Luggage storage in shops, hotels and cafés near you',
    help: 'Help',
    stop: 'Unsubscribe from these emails',
    closed: 'closed',
    allDay: 'open 24 hours',
    calendarTitle: (stashpoint) => `Bags at ${stashpoint}`,
    pass: {
      pin: 'PIN',
      show: 'Show this at the counter.',
      qr: 'QR code of your booking',
      unit: 'Unit',
      dropoffCode: 'Drop-off code',
      pickupCode: 'Pick-up code',
      open: 'Enter the drop-off code on the display and the door opens. Put your bag in and close it. The pick-up code opens the same locker once more.',
    },
  },
  ...addressMails,
  ...oneTimeLinkMails,
  ...signInMethodMails,
  ...teamMails,
  ...staffMails,
  ...moneyMails,
  code: {
    subject: ({ code }) => `${code} is your Cubby code`,
    body: ({ code }) =>
      parts(
        pin('Your code is', code),
        'Enter it on the page where you requested it. It expires in 10 minutes.\nIf you didn’t request this code, you can ignore this email.',
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code}: set a new Cubby password`,
    body: ({ code }) =>
      parts(
        pin('Your code for a new password is', code),
        'It expires in 10 minutes; after entering it you have 30 minutes to choose the password.\nIf you didn’t request it, you can ignore this email: your password won’t change.',
      ),
  },
  passwordChanged: {
    subject: () => 'Your Cubby password has been changed',
    body: ({ name, link }) =>
      parts(
        `Hello ${name},`,
        'Your password has just been changed, and all other devices have been signed out.',
        action(
          'Choose a new password',
          link,
          'Wasn’t you? Sign in with a code by email and choose a new password straight away:',
        ),
      ),
  },
  confirmed: {
    subject: ({ stashpoint, id }) => `Your booking is confirmed: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        'Your booking is confirmed.',
        stashpoint(f),
        f.pass,
        facts(
          ['Booking', f.id],
          ['Drop-off', f.dropoff],
          ['Pick-up', f.pickup],
          ['Bags', String(f.bags)],
          ['Paid', f.total],
          ['Opening hours', f.hours],
        ),
        link('Get directions', f.way),
        action('Your pass', f.link),
        f.refunds,
      ),
  },
  cancelled: {
    subject: ({ id }) => `Booking ${id} has been cancelled`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Booking ${f.id} at ${f.stashpoint} has been cancelled.`,
        f.card && `We’re refunding ${f.card} to your payment method. Banks take 5 to 10 days.`,
        f.credit && `We’ve added ${f.credit} credit to your account. Use it for your next booking.`,
        f.provisional &&
          `${f.provisional} of the credit replaces your payment method for now: you can spend it straight away. When the place confirms your report, or doesn’t answer within 48 hours, we’ll refund what is left of it to your payment method.`,
        f.waiting &&
          `We’ll refund ${f.waiting}${f.card || f.credit ? ' more' : ''} to your payment method when the place confirms your report, or doesn’t answer within 48 hours. If the place disagrees, our team decides.`,
        !f.card && !f.credit && !f.waiting && 'There is no refund.',
      ),
  },
  reportDecided: {
    subject: ({ id, outcome }) =>
      outcome === 'proven'
        ? `Your report about booking ${id} is confirmed`
        : `We couldn’t confirm your report about booking ${id}`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.outcome === 'proven'
          ? `Your report about booking ${f.id} is confirmed. Thank you for telling us.`
          : `We’ve looked into your report about booking ${f.id} and couldn’t confirm it.`,
        f.card && `We’re refunding ${f.card} to your payment method. Banks take 5 to 10 days.`,
        f.credit && `We’ve added ${f.credit} credit to your account.`,
        f.withdrawn &&
          (f.outcome === 'proven'
            ? `We’ve taken ${f.withdrawn} credit back from your account in return.`
            : `We’ve taken ${f.withdrawn} credit back from your account.`),
        f.outcome === 'dismissed' && 'If you see it differently, reply to this email and tell us what happened.',
      ),
  },
  reviewRequest: {
    subject: ({ stashpoint }) => `How was ${stashpoint}?`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We hope all went well at ${f.stashpoint}. How was it?`,
        action('Rate your stay', f.link, 'Two ratings take 30 seconds and help other travellers choose:'),
        'Thank you!',
      ),
  },
  noShow: {
    subject: ({ stashpoint, id, until }) =>
      until ? `Are you on your way to ${stashpoint}?` : `Your booking at ${stashpoint} was not used (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.stashpoint} has marked booking ${f.id} as not used because your bags haven’t arrived. Drop-off was ${f.dropoff}.`,
        f.until &&
          action(
            'I’m on my way',
            f.link,
            `If you’re still coming, tell them by ${f.until}. Your booking is confirmed again if there’s still space:`,
          ),
        !f.until && action('View the booking', f.link, 'If that isn’t right, write to us from its page:'),
      ),
  },
  collectedQuestion: {
    subject: ({ stashpoint }) => `Did you collect your bags from ${stashpoint}?`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.stashpoint} hasn’t marked the bags from booking ${f.id} as collected.`,
        action(
          'Answer now',
          f.link,
          'If you have them, confirm with one tap. If you can’t get to them, tell us and we’ll help straight away:',
        ),
      ),
  },
  incident: {
    subject: ({ stashpoint, id }) => `A traveller is at the door of ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.kind === 'closed' && `${f.traveller} is at ${f.stashpoint} with booking ${f.id} and says it’s closed.`,
        f.kind === 'refused' &&
          `${f.traveller} is at ${f.stashpoint} with booking ${f.id} and says the bags were refused.`,
        f.kind === 'closed_at_pickup' &&
          `${f.traveller} wants to collect the bags from booking ${f.id} at ${f.stashpoint} and can’t get in.`,
        f.text && `They write: “${f.text}”`,
        `We received the report on ${f.at}.`,
        f.distance && `Their phone was ${f.distance} away from your pin.`,
        f.pictures > 0 && 'They have sent a photo.',
        f.kind === 'closed_at_pickup'
          ? 'Please open, or send someone, within 30 minutes. They may have a train or a flight to catch.'
          : 'If this is a mistake, please check the bags in now. Otherwise we’ll offer them a place nearby.',
        f.answerBy
          ? action(
              'Respond now',
              f.link,
              `You have until ${f.answerBy} to respond, with photos if you have them, before this counts against your place:`,
            )
          : action('Respond now', f.link, 'Tell them when they’ll get their bags:'),
      ),
  },
  incidentDecided: {
    subject: ({ stashpoint, id, outcome }) =>
      outcome === 'dismissed'
        ? `A report about ${stashpoint} was dismissed (${id})`
        : `A report counts against ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.outcome === 'dismissed' &&
          `We’ve reviewed the report about ${f.stashpoint} on ${f.at} (booking ${f.id}). It doesn’t count against your place.`,
        f.outcome === 'upheld' &&
          `We’ve reviewed the report about ${f.stashpoint} on ${f.at} (booking ${f.id}). It counts against your place for 90 days.`,
        f.outcome === 'unanswered' &&
          `We didn’t get a response in time to the report about ${f.stashpoint} on ${f.at} (booking ${f.id}). It counts against your place for 90 days.`,
        f.text && `Our reason: “${f.text}”`,
        f.share &&
          `Your share of this booking goes from ${f.share.before} to ${f.share.after}, because the traveller was refunded.`,
        f.outcome === 'unanswered' && 'If the report is wrong, reply to this email and we’ll review it again.',
        action('View the report', f.link),
      ),
  },
  hostComes: {
    subject: ({ stashpoint, id, at }) =>
      at ? `${stashpoint} will open for you at ${at} (${id})` : `${stashpoint} is open now (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.at
          ? `Someone is on their way to ${f.stashpoint} and will give you your bags at ${f.at}.`
          : `${f.stashpoint} is open now: you can collect your bags.`,
        stashpoint(f),
        f.text && `They write: “${f.text}”`,
        'If no one turns up, our team will step in when the time runs out.',
        action('Your booking', f.link),
      ),
  },
  reviewAnswered: {
    subject: ({ stashpoint }) => `${stashpoint} has replied to your review`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.stashpoint} has replied to your review:`,
        quote(`“${f.answer}”`),
        action('Read the reply', f.link, 'Everyone can read it below your review:'),
      ),
  },
  moved: {
    subject: ({ stashpoint, id }) => `New place for your bags: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’re sorry about ${f.from}. Your bags are now expected here, at no extra cost:`,
        stashpoint(f),
        f.pass,
        facts(['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)], ['Opening hours', f.hours]),
        link('Get directions', f.way),
        f.card && `We’re refunding ${f.card} to your payment method, because this place costs less.`,
        f.credit && `We’ve refunded ${f.credit} as credit, because this place costs less.`,
        f.provisional &&
          `${f.provisional} of the credit replaces your payment method for now: you can spend it straight away. When the place confirms your report, or doesn’t answer within 48 hours, we’ll refund what is left of it to your payment method.`,
        f.waiting &&
          `We’ll refund ${f.waiting}${f.card || f.credit ? ' more' : ''} to your payment method when the place confirms your report, or doesn’t answer within 48 hours. If the place disagrees, our team decides.`,
        action('Your pass', f.link),
      ),
  },
  departed: {
    subject: ({ id }) => `Booking ${id} has moved to a place nearby`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} couldn’t drop off the bags from booking ${f.id} at ${f.stashpoint}, so we’ve moved the booking to a place nearby. They won’t be coming. You won’t earn anything from this booking, unless the report turns out to be wrong.`,
        'Please check your opening hours so that it doesn’t happen again.',
      ),
  },
  arriving: {
    subject: ({ stashpoint, id }) => `Bags on their way to ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} found a nearby place closed and is coming to you now.`,
        facts(['Booking', f.id], ['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)]),
        'You’ll earn your full share, as with any booking.',
      ),
  },
  refunded: {
    subject: ({ id }) => `Refund for booking ${id}`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’ve issued a refund for your booking ${f.id}.`,
        f.card && `${f.card} is on its way to your payment method. Banks take a few days.`,
        f.credit && `We’ve added ${f.credit} credit to your account for your next booking.`,
      ),
  },
  unanswered: {
    subject: ({ stashpoint, id }) => `Host hasn’t opened: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} can’t get to the bags from booking ${f.id} at ${f.stashpoint}, and the host hasn’t responded within 30 minutes.`,
        action('Open the booking', f.link, `Call the host, then ${f.traveller}:`),
      ),
  },
  hostWelcome: {
    subject: ({ stashpoint }) => `${stashpoint} is on its way to Cubby`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Thank you for offering luggage storage. We’ve created a draft of ${f.stashpoint} in ${f.city} for you.`,
        'Check the hours, prices and pictures, then submit it. We review every place before travellers can see it.',
        action('Sign in', f.link, 'Sign in with this link. It works once and expires in a week:'),
        'After that, sign in with this email address and we’ll email you a code.',
      ),
  },
  relocated: {
    subject: ({ stashpoint, id }) => `Your booking ${id} has moved: ${stashpoint}`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.from} can no longer store your bags at the time you booked. We’ve found you a place nearby, at no extra cost:`,
        stashpoint(f),
        f.pass,
        facts(['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)], ['Opening hours', f.hours]),
        link('Get directions', f.way),
        f.card && `We’re refunding ${f.card} to your payment method, because this place costs less.`,
        f.credit && `We’ve refunded ${f.credit} as credit, because this place costs less.`,
        action('Your new pass', f.link),
        f.refunds && `If it doesn’t suit you, you can cancel. ${f.refunds}`,
      ),
  },
  reassigned: {
    subject: ({ id }) => `Booking ${id} has moved to another place`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.stashpoint} can no longer take ${f.traveller}’s booking ${f.id} (${f.dropoff}), so we’ve moved it to a place nearby. No one will be coming, and you won’t earn anything from this booking.`,
      ),
  },
  assigned: {
    subject: ({ stashpoint, id }) => `A booking has moved to ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’ve moved ${f.traveller}’s booking to you, because another place nearby can no longer take it.`,
        facts(['Booking', f.id], ['Drop-off', f.dropoff], ['Pick-up', f.pickup], ['Bags', String(f.bags)]),
        'You’ll earn your full share, as with any booking.',
      ),
  },
  stashpointApproved: {
    subject: ({ stashpoint }) => `${stashpoint} has been approved`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Good news: ${f.stashpoint} has been approved, and travellers can book it now.`,
        link('See it as travellers do', f.page),
        action('Go to your host console', f.link),
      ),
  },
  stashpointRejected: {
    subject: ({ stashpoint }) => `${stashpoint} can’t join Cubby yet`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’ve reviewed ${f.stashpoint} and can’t approve it. Here’s why:`,
        quote(f.message),
        action('Open the place', f.link, 'If you can change this, update the place and submit it again:'),
      ),
  },
  stashpointSentBack: {
    subject: ({ stashpoint }) => `One more thing about ${stashpoint}`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’ve reviewed ${f.stashpoint}. Before we can approve it, we need something from you:`,
        quote(f.message),
        action('Open the place', f.link, 'Add it in your host console and submit the place again:'),
      ),
  },
  proposalAccepted: {
    subject: ({ stashpoint }) => `Your change to ${stashpoint} is live`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’ve approved your change to ${f.stashpoint}. Travellers can see it now.`,
        action('Your place', f.link),
      ),
  },
  proposalRefused: {
    subject: ({ stashpoint }) => `Your change to ${stashpoint} wasn’t approved`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’ve reviewed your change to ${f.stashpoint} and can’t approve it. Here’s why:`,
        quote(f.message),
        'The current version stays live.',
        action('Your place', f.link),
      ),
  },
  paidOut: {
    subject: ({ amount }) => `${amount} is on its way to you`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’ve sent you ${f.amount}: your share of ${f.count === 1 ? 'one booking' : `${f.count} bookings`} up to ${f.until}.`,
        `It’s on its way to your account ending in ${f.account}. Banks take 1 to 3 days.`,
      ),
  },
  latePayment: {
    subject: ({ id }) => `Your payment for booking ${id} is being refunded`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.roomIsGone
          ? `Your payment of ${f.amount} for booking ${f.id} arrived after its 15 minutes were up, and the space at ${f.stashpoint} had been booked by someone else. We’re sorry.`
          : `We received ${f.amount} for booking ${f.id} but couldn’t use it: it arrived too late, or the booking was already paid.`,
        'We’re refunding the full amount to your payment method. Banks take 5 to 10 days.',
        f.stashpoints && links('These places nearby have space for your bags:', f.stashpoints),
        f.roomIsGone && !f.stashpoints && action('Find another place', f.link, 'Look for another place for your bags:'),
      ),
  },
};
