import { action, facts, parts, quote } from '../parts.ts';
import type { ClaimMailTexts } from './claim-mail-texts.ts';

const CAUSE = {
  lost: 'that a bag was lost',
  damaged: 'that a bag was damaged',
  stolen: 'that a bag was stolen',
  contents_missing: 'that something is missing from a bag',
};

export const en: ClaimMailTexts = {
  claimStep: {
    subject: (f) =>
      ({
        sent: `We’ve received your claim ${f.number} (${f.id})`,
        host_answered: `The place has responded to your claim ${f.number} (${f.id})`,
        more_needed: `We need more for your claim ${f.number} (${f.id})`,
        accepted: `We’ve accepted your claim ${f.number} (${f.id})`,
        refused: `Our decision on your claim ${f.number} (${f.id})`,
        account_given: `The account for your claim ${f.number} (${f.id})`,
        paid: `Your claim ${f.number} has been paid (${f.id})`,
        returned: `Your bank returned our payment for claim ${f.number} (${f.id})`,
      })[f.step],
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        {
          sent: `Your claim about ${f.stashpoint} has the number ${f.number}. The place has three days to give its side, then we decide. You can still add photos and receipts.`,
          host_answered: `${f.stashpoint} has given its side of what happened. We’re reviewing both now.`,
          more_needed: `We can’t decide your claim about ${f.stashpoint} yet:`,
          accepted: `We’ve accepted your claim about ${f.stashpoint} and will pay ${f.amount}. Tell us which account to send it to.`,
          refused: `We’ve reviewed your claim about ${f.stashpoint} and can’t accept it:`,
          account_given: `We’ll send the payment for your claim to the account ending in ${f.account}. Wasn’t you? Tell us straight away by replying to this email.`,
          paid: `We’ve sent ${f.amount} to the account ending in ${f.account}. It arrives within a few working days.`,
          returned: `Your bank has returned our payment of ${f.amount} to the account ending in ${f.account}. Please give us another account.`,
        }[f.step],
        f.text && quote(f.text),
        action('View your claim', f.link),
      ),
  },
  claimToHost: {
    subject: (f) => `A claim for a bag at ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `${f.traveller} says ${CAUSE[f.cause]} at ${f.stashpoint} (booking ${f.id}, claim ${f.number}):`,
        quote(f.text),
        'Please tell us your side, with photos if you have any. If you don’t respond, we decide with what we have.',
        facts(['Respond by', f.answerBy]),
        action('Respond to the claim', f.link),
      ),
  },
  claimDecided: {
    subject: (f) => `Our decision on claim ${f.number} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.outcome === 'accepted'
          ? `We’ve accepted the claim about ${f.stashpoint} (booking ${f.id}).`
          : `We’ve refused the claim about ${f.stashpoint} (booking ${f.id}).`,
        f.amount
          ? `You bear ${f.amount} of it. We’ll deduct it from your next payouts.`
          : 'You don’t have to pay anything.',
        action('View the claim', f.link),
      ),
  },
};
