import { action, facts, parts, quote } from '../parts.ts';
import type { CaseReplyTexts } from './case-reply-texts.ts';

export const en: CaseReplyTexts = {
  travellerReviewing: {
    subject: (f) => `We’re reviewing your report (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `Thank you for your report about ${f.stashpoint} on ${f.at}. We’re reviewing it and will get back to you.`,
        f.text && quote(f.text),
        'Would you like to add anything? Reply to this email.',
        action('Your booking', f.link),
      ),
  },
  travellerQuestion: {
    subject: (f) => `A question about your report (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’re reviewing your report about ${f.stashpoint} on ${f.at} and have a question:`,
        f.text && quote(f.text),
        'Please reply to this email. You can attach photos and receipts.',
        action('Your booking', f.link),
      ),
  },
  travellerOutcome: {
    subject: (f) => `Our decision on your report (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        f.verdict === 'upheld'
          ? `We’ve reviewed your report about ${f.stashpoint} on ${f.at} and agree with you. It counts against the place.`
          : `We’ve reviewed your report about ${f.stashpoint} on ${f.at} and couldn’t confirm it.`,
        f.refunded && `We’ve refunded ${f.refunded}.`,
        f.text && quote(f.text),
        'If you disagree, reply to this email and we’ll review it again.',
        action('Your booking', f.link),
      ),
  },
  hostReviewing: {
    subject: (f) => `We’re reviewing a report about ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’re reviewing the report about ${f.stashpoint} on ${f.at} (booking ${f.id}).`,
        f.text && quote(f.text),
        'Would you like to add anything? Reply to this email.',
        action('View the report', f.link),
      ),
  },
  hostQuestion: {
    subject: (f) => `A question about a report on ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `We’re reviewing the report about ${f.stashpoint} on ${f.at} (booking ${f.id}) and have a question:`,
        f.text && quote(f.text),
        'Please reply to this email.',
        action('View the report', f.link),
      ),
  },
  hostReminder: {
    subject: (f) => `Please respond to the report about ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hello ${f.name},`,
        `A traveller reported ${f.stashpoint} on ${f.at} (booking ${f.id}), and we don’t have your response yet. Please tell us what happened.`,
        f.answerBy && facts(['Respond by', f.answerBy]),
        f.text && quote(f.text),
        action('Respond to the report', f.link),
      ),
  },
};
