import { action, parts, pin } from '../parts.ts';
import type { AddressMailTexts } from './address-mail-texts.ts';

export const en: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code}: confirm your new e-mail address`,
    body: ({ code }) =>
      parts(
        pin('Your code is', code),
        'Enter it on your profile, where you asked for it: this is then the address of your Cubby account. It is good for ten minutes.\nIf you did not ask for it, you can ignore this e-mail.',
      ),
  },
  addressTaken: {
    subject: () => 'You already have a Cubby account',
    body: ({ link }) =>
      parts(
        'Somebody, probably you, wanted to make this the address of a Cubby account. It belongs to another account already, so nothing was changed.',
        action('Sign in', link, 'You can sign in to that account with this address:'),
        'If it was not you, you can ignore this e-mail.',
      ),
  },
  addressChanged: {
    subject: () => 'The e-mail address of your Cubby account was changed',
    body: ({ name, link, days }) =>
      parts(
        `Hello ${name},`,
        'your Cubby account has another e-mail address now, and all other devices were signed out. We write to the new address from now on.',
        action(
          'Take the address back',
          link,
          `Was it not you? Take this address back within ${days} days; everybody is signed out then:`,
        ),
      ),
  },
};
