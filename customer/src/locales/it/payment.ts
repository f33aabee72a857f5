import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
    card: 'Carta',
    cardNumber: 'Numero della carta',
    expiry: 'Scadenza (MM/AA)',
    cvc: 'Codice di sicurezza',
    pay: 'Paga %{amount}',
    sandbox:
      'Questo è un sito di prova: non si muove denaro. Usa una di queste carte con una data futura e un codice qualsiasi.',
    outcomes: { succeeds: 'viene accettata', declined: 'viene rifiutata', asks: 'chiede prima alla tua banca' },
    notATestCard: 'Usa una delle carte di prova qui sotto.',
    expiryInvalid: 'Scrivi il mese e l’anno della carta, per esempio 08/29.',
    cvcInvalid: 'Tre o quattro cifre, di solito sul retro.',
    bankTitle: 'La tua banca chiede di confermare',
    bankText: 'Sei tu a pagare? Con una carta vera la banca lo chiede nella sua app o con un SMS.',
    bankConfirm: 'Sì, sono io',
    bankRefuse: 'No, rifiuta',
    notConfirmed:
      'La banca non ha confermato il pagamento, quindi non è stato addebitato nulla. Riprova o usa un’altra carta.',
    declined: {
      generic: 'La banca ha rifiutato questa carta e non è stato addebitato nulla. Provane un’altra.',
      insufficientFunds: 'Su questa carta non c’è abbastanza denaro. Non è stato addebitato nulla; provane un’altra.',
      expiredCard: 'Questa carta è scaduta. Provane un’altra.',
      incorrectCvc: 'Il codice di sicurezza non è giusto. Controlla le cifre e riprova.',
    },
  },
};
