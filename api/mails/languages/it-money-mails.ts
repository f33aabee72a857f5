import { action, parts, quote } from '../parts.ts';
import type { MoneyMailTexts } from './money-mail-texts.ts';

export const it: MoneyMailTexts = {
  invoice: {
    subject: ({ number, month }) => `Fattura ${number} di ${month}`,
    body: ({ name, month, amount, link }) =>
      parts(
        `Ciao ${name},`,
        `ecco la tua fattura verso di noi di ${month}: ${amount}. L’abbiamo emessa a tuo nome, come concordato, e non devi inviarci nulla.`,
        action('Vedi la fattura', link),
      ),
  },
  creditNote: {
    subject: ({ number, corrects }) => `Nota di credito ${number} sulla fattura ${corrects}`,
    body: ({ name, corrects, amount, link }) =>
      parts(
        `Ciao ${name},`,
        `dopo la fattura ${corrects} qualcosa è stato rimborsato o modificato. Questa nota di credito la corregge: ${amount}.`,
        action('Vedi la nota di credito', link),
      ),
  },
  payoutReturned: {
    subject: ({ amount }) => `${amount} sono tornati dalla tua banca`,
    body: ({ name, amount, account, reason, link }) =>
      parts(
        `Ciao ${name},`,
        `la tua banca ha rimandato indietro il nostro pagamento sul conto che termina con ${account}:`,
        quote(reason),
        `I ${amount} sono di nuovo nel tuo saldo. Controlla il numero del conto e li inviamo con il prossimo pagamento.`,
        action('Controlla il conto', link),
      ),
  },
};
