import { action, parts } from '../parts.ts';
import type { OneTimeLinkTexts } from './one-time-link-texts.ts';

const WHY =
  'There have been many requests or incorrect codes for this address, so this email has a link instead of a code.';

export const en: OneTimeLinkTexts = {
  signInLink: {
    subject: () => 'Your link to sign in to Cubby',
    body: ({ link }) =>
      parts(
        WHY,
        action('Sign in', link, 'The link works once and expires in an hour:'),
        'If you didn’t ask to sign in, you can ignore this email: no one can sign in without the link.',
      ),
  },
  recoveryLink: {
    subject: () => 'Your link to set a new Cubby password',
    body: ({ link }) =>
      parts(
        WHY,
        action('Choose a new password', link, 'The link works once and expires in an hour:'),
        'If you didn’t ask for it, you can ignore this email: your password won’t change.',
      ),
  },
  addressLink: {
    subject: () => 'Your link to confirm your new email address',
    body: ({ link }) =>
      parts(
        WHY,
        action(
          'Confirm this address',
          link,
          'Open the link where you’re signed in to Cubby. It works once and expires in an hour:',
        ),
        'If you didn’t ask for it, you can ignore this email.',
      ),
  },
};
