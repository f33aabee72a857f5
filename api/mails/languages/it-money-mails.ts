import { action, parts, quote, link as secondary } from '../parts.ts';
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
    body: ({ name, currency, account, from, link, page }) =>
      parts(
        `Ciao ${name},`,
        `i tuoi pagamenti in ${currency} andranno sul conto che termina con ${account}. Fino al ${from} non viene pagato nulla.`,
        action(
          'Annulla questa modifica',
          link,
          `Non l’hai fatto tu? Annullala prima del ${from}. Tornerà in uso il conto precedente e verranno chiuse tutte le tue sessioni:`,
        ),
        secondary('Vedi i tuoi conti', page),
      ),
  },
  payoutAccountAdded: {
    subject: ({ currency }) => `Il tuo conto per i pagamenti in ${currency} è stato aggiunto`,
    body: ({ name, currency, account, page }) =>
      parts(
        `Ciao ${name},`,
        `i tuoi pagamenti in ${currency} andranno sul conto che termina con ${account}.`,
        action(
          'Vedi i tuoi conti',
          page,
          'Non l’hai fatto tu? Rimuovilo subito, chiudi tutte le altre sessioni nella pagina del tuo account e avvisa il team di Cubby:',
        ),
      ),
  },
  payoutUndone: {
    subject: ({ currency }) => `Il tuo conto precedente per i pagamenti in ${currency} è di nuovo in uso`,
    body: ({ name, currency, account, link }) =>
      parts(
        `Ciao ${name},`,
        account
          ? `la modifica è stata annullata: i tuoi pagamenti in ${currency} vanno di nuovo sul conto che termina con ${account}. Abbiamo chiuso tutte le tue sessioni.`
          : `la modifica è stata annullata: ora non c’è nessun conto per i pagamenti in ${currency}. Abbiamo chiuso tutte le tue sessioni.`,
        action(
          'Vai al tuo account',
          link,
          'Forse qualcun altro può accedere al posto tuo. Accedi, rimuovi i metodi di accesso che non riconosci e cambia la password:',
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
