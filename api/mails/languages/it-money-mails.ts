import { action, parts, quote } from '../parts.ts';
import type { MoneyMailTexts } from './money-mail-texts.ts';

export const it: MoneyMailTexts = {
  invoice: {
    subject: ({ number, month }) => `Fattura ${number}: ${month}`,
    body: ({ name, month, amount, link }) =>
      parts(
        `Ciao ${name},`,
        `ecco la tua fattura a Cubby per ${month}: ${amount}. L’abbiamo emessa a tuo nome, come concordato, e non devi inviarci nulla.`,
        action('Vedi la fattura', link),
      ),
  },
  creditNote: {
    subject: ({ number, corrects }) => `Nota di credito ${number} sulla fattura ${corrects}`,
    body: ({ name, corrects, amount, link }) =>
      parts(
        `Ciao ${name},`,
        `dopo la fattura ${corrects} c’è stato un rimborso o una modifica. Questa nota di credito la corregge: ${amount}.`,
        action('Vedi la nota di credito', link),
      ),
  },
  payoutAccount: {
    subject: ({ currency }) => `Il tuo conto per i pagamenti in ${currency} è cambiato`,
    body: ({ name, currency, account, from, link }) =>
      parts(
        `Ciao ${name},`,
        `i tuoi pagamenti in ${currency} andranno sul conto che termina con ${account}. Fino al ${from} non viene pagato nulla.`,
        action(
          'Vedi i tuoi conti',
          link,
          'Non l’hai fatto tu? Chiudi subito le altre sessioni nella pagina del tuo account e rimetti il conto precedente:',
        ),
      ),
  },
  payoutReturned: {
    subject: ({ amount }) => `La tua banca ha restituito un pagamento di ${amount}`,
    body: ({ name, amount, account, reason, link }) =>
      parts(
        `Ciao ${name},`,
        `la tua banca ha restituito il nostro pagamento sul conto che termina con ${account}:`,
        quote(reason),
        `L’importo di ${amount} torna nel tuo saldo. Controlla il numero del conto e lo invieremo con il prossimo pagamento.`,
        action('Controlla il conto', link),
      ),
  },
};
