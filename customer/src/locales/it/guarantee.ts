import type { Words } from '../words.ts';

export const words: Words<'guarantee'> = {
  guarantee: {
    title: 'La garanzia Cubby',
    description: 'Fino a quanto è coperto ogni bagaglio, che cosa copre e come chiedere il rimborso.',
    intro: 'Da quando un host prende il bagaglio finché non lo hai di nuovo in mano, ogni bagaglio è coperto.',
    amounts: {
      title: 'Copertura per bagaglio',
      caption: 'Garanzia per bagaglio secondo la valuta',
      currency: 'Valuta',
      amount: 'Fino a',
      text: 'La valuta è quella del punto deposito. Il costo della garanzia compare in ogni prezzo come voce a sé.',
    },
    covered: {
      title: 'Che cosa è coperto',
      theft: 'Furto di un bagaglio o del suo contenuto',
      loss: 'Un bagaglio che non si trova più',
      damage: 'Danni al bagaglio mentre lo aveva l’host',
      swap: 'Un bagaglio restituito alla persona sbagliata',
    },
    notCovered: {
      title: 'Che cosa non è coperto',
      cash: 'Contanti, documenti, gioielli e opere d’arte',
      wear: 'Graffi e usura del viaggio',
      perishable: 'Cibo e tutto ciò che si guasta',
      forbidden: 'Ciò che non si può lasciare',
    },
    claim: {
      title: 'Come chiedere il rimborso',
      tell: {
        title: 'Avvisaci',
        text: 'Dalla consegna fino a sette giorni dopo il ritiro: apri la prenotazione e scegli «Bagaglio perso o danneggiato?».',
      },
      show: {
        title: 'Mostra i danni',
        text: 'Indica per che cosa chiedi il risarcimento, con prezzo ed età, e aggiungi foto e ricevute, subito o più tardi. Abbiamo già la registrazione di chi lo aveva e quando.',
      },
      paid: {
        title: 'Ricevi il pagamento',
        text: 'Il deposito ha tre giorni per dare la sua versione, poi decidiamo. Paghiamo quanto valevano ancora le cose sul tuo conto bancario o PayPal.',
      },
    },
  },
};
