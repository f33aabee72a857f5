import { action, facts, parts, quote } from '../parts.ts';
import type { ClaimMailTexts } from './claim-mail-texts.ts';

const CAUSE = {
  lost: 'che un bagaglio è andato perso',
  damaged: 'che un bagaglio è stato danneggiato',
  stolen: 'che un bagaglio è stato rubato',
  contents_missing: 'che manca qualcosa da un bagaglio',
};

export const it: ClaimMailTexts = {
  claimStep: {
    subject: (f) =>
      ({
        sent: `Abbiamo ricevuto la tua richiesta di risarcimento ${f.number} (${f.id})`,
        host_answered: `Il deposito ha risposto alla tua richiesta ${f.number} (${f.id})`,
        more_needed: `Manca qualcosa alla tua richiesta ${f.number} (${f.id})`,
        accepted: `Abbiamo accettato la tua richiesta ${f.number} (${f.id})`,
        refused: `La nostra decisione sulla tua richiesta ${f.number} (${f.id})`,
        account_given: `Il conto per la tua richiesta ${f.number} (${f.id})`,
        paid: `La tua richiesta ${f.number} è stata pagata (${f.id})`,
        returned: `La tua banca ha respinto il nostro pagamento per la richiesta ${f.number} (${f.id})`,
      })[f.step],
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        {
          sent: `la tua richiesta di risarcimento per ${f.stashpoint} ha il numero ${f.number}. Il deposito ha tre giorni per dare la sua versione, poi decidiamo. Puoi ancora aggiungere foto e ricevute.`,
          host_answered: `${f.stashpoint} ha dato la sua versione dei fatti. Ora le esaminiamo entrambe.`,
          more_needed: `non possiamo ancora decidere sulla tua richiesta per ${f.stashpoint}:`,
          accepted: `abbiamo accettato la tua richiesta per ${f.stashpoint} e ti pagheremo ${f.amount}. Dicci su quale conto inviarli.`,
          refused: `abbiamo esaminato la tua richiesta per ${f.stashpoint} e non possiamo accettarla:`,
          account_given: `invieremo il pagamento della tua richiesta al conto che finisce con ${f.account}. Non sei stato tu? Avvisaci subito rispondendo a questa email.`,
          paid: `abbiamo inviato ${f.amount} al conto che finisce con ${f.account}. Arriveranno in pochi giorni lavorativi.`,
          returned: `la tua banca ha respinto il nostro pagamento di ${f.amount} al conto che finisce con ${f.account}. Indicaci un altro conto.`,
        }[f.step],
        f.text && quote(f.text),
        action('Vedi la tua richiesta', f.link),
      ),
  },
  claimToHost: {
    subject: (f) => `Una richiesta di risarcimento per un bagaglio da ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        `${f.traveller} segnala ${CAUSE[f.cause]} da ${f.stashpoint} (prenotazione ${f.id}, richiesta ${f.number}):`,
        quote(f.text),
        'Raccontaci la tua versione, con foto se ne hai. Se non rispondi, decidiamo con quello che abbiamo.',
        facts(['Rispondi entro', f.answerBy]),
        action('Rispondi alla richiesta', f.link),
      ),
  },
  claimDecided: {
    subject: (f) => `La nostra decisione sulla richiesta ${f.number} (${f.id})`,
    body: (f) =>
      parts(
        `Ciao ${f.name},`,
        f.outcome === 'accepted'
          ? `abbiamo accettato la richiesta per ${f.stashpoint} (prenotazione ${f.id}).`
          : `abbiamo rifiutato la richiesta per ${f.stashpoint} (prenotazione ${f.id}).`,
        f.amount
          ? `${f.amount} sono a tuo carico. Li detrarremo dai tuoi prossimi pagamenti.`
          : 'Non devi pagare nulla.',
        action('Vedi la richiesta', f.link),
      ),
  },
};
