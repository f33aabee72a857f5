import { action, parts, pin } from '../parts.ts';
import type { AddressMailTexts, ContactEvent } from './address-mail-texts.ts';

const WHAT: Record<ContactEvent, (address: string) => string> = {
  email_changed: () =>
    'The email address on your Cubby account has changed. The previous address has an email with a link that restores it.',
  notice_added: (address) => `${address} now gets notifications about your places.`,
  notice_removed: (address) => `${address} no longer gets notifications about your places.`,
};

export const en: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code}: confirm your new email address`,
    body: ({ code }) =>
      parts(
        pin('Your code is', code),
        'Enter it in your profile to make this the address of your Cubby account. It expires in 10 minutes.\nIf you didn’t request it, you can ignore this email.',
      ),
  },
  proofCode: {
    subject: ({ code }) => `${code}: confirm it’s you`,
    body: ({ code }) =>
      parts(
        pin('Your code is', code),
        'Enter it in the window that asked for it. It expires in 10 minutes and works there only.\nIf you aren’t changing anything on your account right now, someone else may be signed in to it. Don’t share this code, and sign out all other sessions on your account page.',
      ),
  },
  addressTaken: {
    subject: () => 'You already have a Cubby account',
    body: ({ link }) =>
      parts(
        'Someone, probably you, tried to use this address for a Cubby account. It already belongs to another account, so nothing has changed.',
        action('Sign in', link, 'You can sign in to that account with this address:'),
        'If it wasn’t you, you can ignore this email.',
      ),
  },
  addressChanged: {
    subject: () => 'The email address on your Cubby account has changed',
    body: ({ name, link, days }) =>
      parts(
        `Hello ${name},`,
        'The email address on your Cubby account has changed, and all other devices have been signed out. We’ll write to the new address from now on.',
        action(
          'Restore this address',
          link,
          `Wasn’t you? Restore this address within ${days} days. We’ll sign out all devices:`,
        ),
      ),
  },
  contactChanged: {
    subject: ({ event }) =>
      event === 'email_changed'
        ? 'The email address on your Cubby account has changed'
        : 'The addresses for your Cubby notifications have changed',
    body: ({ name, event, address, link }) =>
      parts(
        `Hello ${name},`,
        WHAT[event](address),
        action(
          'Go to your account',
          link,
          'Wasn’t you? End all other sessions straight away, and tell Cubby’s support team:',
        ),
      ),
  },
};
