import type { Words } from '../../lib/i18n/words.ts';

export const words: Words<'account'> = {
  account: {
    bookings: 'Meine Buchungen',
    upcoming: 'Demnächst',
    past: 'Vorbei',
    noUpcoming: 'Demnächst steht nichts an.',
    noPast: 'Hier ist noch nichts.',
    noBookings: 'Noch keine Buchungen',
    noBookingsText: 'Sobald du einen Platz für dein Gepäck gebucht hast, findest du ihn hier.',
    profile: 'Mein Profil',
    complete: 'Dein Profil ist vollständig',
    incomplete: 'Es fehlt noch etwas',
    save: 'Speichern',
    saved: 'Gespeichert.',
    signOut: 'Abmelden',
  },
};
