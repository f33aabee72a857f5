import { action, parts, quote } from '../parts.ts';
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
    body: ({ name, currency, account, from, link }) =>
      parts(
        `Hallo ${name},`,
        `deine Auszahlungen in ${currency} gehen künftig auf das Konto mit den letzten Stellen ${account}. Bis zum ${from} zahlen wir nichts aus.`,
        action(
          'Auszahlungskonten ansehen',
          link,
          'Das warst nicht du? Beende auf deiner Kontoseite gleich alle anderen Sitzungen und trage das bisherige Konto wieder ein:',
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
