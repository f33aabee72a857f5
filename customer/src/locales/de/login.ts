import type { Words } from '../../lib/i18n/words.ts';

export const words: Words<'login'> = {
  login: {
    title: 'Anmelden',
    intro: 'Wir schicken dir einen sechsstelligen Code an deine E-Mail-Adresse. Ein Passwort brauchst du nicht.',
    unauthorized: 'Melde dich an, um weiterzumachen.',
    sendCode: 'Code schicken',
    noAccount: 'Neu hier?',
    unknownEmail: 'Zu dieser Adresse gibt es noch kein Konto.',
    pinTitle: 'Gib deinen Code ein',
    pinIntro: 'Wir haben sechs Ziffern an %{email} geschickt. Sie gelten zehn Minuten.',
    code: 'Code aus der E-Mail',
    digit: 'Ziffer %{position}',
    resend: 'Neuen Code schicken',
    resendIn: 'Neuer Code in %{smart_count} Sekunde |||| Neuer Code in %{smart_count} Sekunden',
    outbox: 'Diese Testseite verschickt keine echte Post.',
    openOutbox: 'Postausgang öffnen',
  },
  signup: {
    title: 'Konto anlegen',
    intro: 'Alle Buchungen an einem Ort, und beim nächsten Mal musst du nichts mehr eintippen.',
    optIn: 'Schickt mir ab und zu Reisetipps',
    terms:
      'Ich bin einverstanden, dass Cubby meinen Namen und meine Buchung an den Ort weitergibt, der mein Gepäck aufbewahrt',
  },
};
