import type { AddressMailTexts } from './address-mail-texts.ts';
import { paragraphs } from './mail-texts.ts';

export const en: AddressMailTexts = {
  addressCode: {
    subject: ({ code }) => `${code}: confirm your new e-mail address`,
    body: ({ code }) =>
      paragraphs(
        `Your code is ${code}.`,
        'Enter it on your profile, where you asked for it: this is then the address of your Cubby account. It is good for ten minutes.\nIf you did not ask for it, you can ignore this e-mail.',
      ),
  },
  addressTaken: {
    subject: () => 'You already have a Cubby account',
    body: ({ link }) =>
      paragraphs(
        'Somebody, probably you, wanted to make this the address of a Cubby account. It belongs to another account already, so nothing was changed.',
        `You can sign in to that account with this address: ${link}`,
        'If it was not you, you can ignore this e-mail.',
      ),
  },
  addressChanged: {
    subject: () => 'The e-mail address of your Cubby account was changed',
    body: ({ name, link, days }) =>
      paragraphs(
        `Hello ${name},`,
        'your Cubby account has another e-mail address now, and all other devices were signed out. We write to the new address from now on.',
        `Was it not you? Take this address back within ${days} days; everybody is signed out then: ${link}`,
      ),
  },
};
