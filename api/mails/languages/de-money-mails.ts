import { action, parts, quote, link as secondary } from '../parts.ts';
import type { MoneyMailTexts } from './money-mail-texts.ts';

export const de: MoneyMailTexts = {
  invoice: {
    subject: ({ number, month }) => `Rechnung ${number} für ${month}`,
    body: ({ name, month, amount, link }) =>
      parts(
        `Hallo ${name},`,
        `hier ist deine Rechnung an uns für ${month}: ${amount}. Wir haben sie wie vereinbart in deinem Namen ausgestellt; du musst uns nichts schicken.`,
        action('Rechnung ansehen', link),
      ),
  },
  creditNote: {
    subject: ({ number, corrects }) => `Rechnungskorrektur ${number} zu Rechnung ${corrects}`,
    body: ({ name, corrects, amount, link }) =>
      parts(
        `Hallo ${name},`,
        `nach Rechnung ${corrects} wurde etwas erstattet oder geändert. Diese Rechnungskorrektur gleicht es aus: ${amount}.`,
        action('Rechnungskorrektur ansehen', link),
      ),
  },
  payoutAccount: {
    subject: ({ currency }) => `Dein Auszahlungskonto für ${currency} hat sich geändert`,
    body: ({ name, currency, account, from, link, page }) =>
      parts(
        `Hallo ${name},`,
        `deine Auszahlungen in ${currency} gehen künftig auf das Konto mit den letzten Stellen ${account}. Bis zum ${from} zahlen wir nichts aus.`,
        action(
          'Änderung rückgängig machen',
          link,
          `Das warst nicht du? Mach es vor dem ${from} rückgängig. Dann gilt wieder das bisherige Konto, und du wirst überall abgemeldet:`,
        ),
        secondary('Auszahlungskonten ansehen', page),
      ),
  },
  payoutAccountAdded: {
    subject: ({ currency }) => `Dein Auszahlungskonto für ${currency} ist eingetragen`,
    body: ({ name, currency, account, page }) =>
      parts(
        `Hallo ${name},`,
        `deine Auszahlungen in ${currency} gehen auf das Konto mit den letzten Stellen ${account}.`,
        action(
          'Auszahlungskonten ansehen',
          page,
          'Das warst nicht du? Entferne es gleich, beende auf deiner Kontoseite alle anderen Sitzungen und informiere das Cubby-Team:',
        ),
      ),
  },
  payoutUndone: {
    subject: ({ currency }) => `Dein bisheriges Auszahlungskonto für ${currency} gilt wieder`,
    body: ({ name, currency, account, link }) =>
      parts(
        `Hallo ${name},`,
        account
          ? `die Änderung wurde rückgängig gemacht: Deine Auszahlungen in ${currency} gehen wieder auf das Konto mit den letzten Stellen ${account}. Du wurdest überall abgemeldet.`
          : `die Änderung wurde rückgängig gemacht: Für ${currency} gibt es jetzt kein Auszahlungskonto. Du wurdest überall abgemeldet.`,
        action(
          'Konto ansehen',
          link,
          'Vielleicht kann sich jemand anderes als du anmelden. Melde dich an, entferne Anmeldemethoden, die du nicht kennst, und ändere dein Passwort:',
        ),
      ),
  },
  payoutReturned: {
    subject: ({ amount }) => `${amount} sind von deiner Bank zurückgekommen`,
    body: ({ name, amount, account, reason, link }) =>
      parts(
        `Hallo ${name},`,
        `deine Bank hat unsere Überweisung auf das Konto mit den letzten Stellen ${account} zurückgeschickt:`,
        quote(reason),
        `Die ${amount} gehören wieder zu deinem Guthaben. Prüfe die Kontonummer, dann überweisen wir sie mit der nächsten Auszahlung.`,
        action('Konto prüfen', link),
      ),
  },
};
