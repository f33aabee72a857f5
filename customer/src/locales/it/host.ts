import type { Words } from '../words.ts';

export const words: Words<'host'> = {
  host: {
    title: 'Diventa host',
    description:
      'Custodisci i bagagli di chi viaggia nel tuo negozio, bar, hotel o ufficio: quanto rende, che cosa chiediamo e come si comincia.',
    headline: 'Guadagna con un angolo libero',
    lead: 'Bastano pochi metri quadrati. Chi viaggia prenota e paga online; tu prendi il bagaglio, lo metti sul tuo scaffale e lo restituisci.',
    start: 'Proponi il tuo locale',
    calculator: {
      title: 'Quanto potrebbe renderti',
      bags: 'Bagagli al giorno',
      price: 'Prezzo di un bagaglio al giorno',
      currency: 'Valuta',
      result: 'Da %{low} a %{high} al mese',
      typical: 'Un nuovo locale comincia a metà: circa %{amount}.',
      note: 'Calcolato con %{days} giorni di apertura al mese, un giorno per bagaglio e dal %{minimum} al %{maximum} % del prezzo per te. %{lowest} è oggi il prezzo più basso su Cubby in questa valuta.',
    },
    who: {
      title: 'Chi può essere host',
      shop: {
        title: 'Negozi e bar',
        text: 'Ci sei comunque, e chi lascia un bagaglio spesso se ne va con un caffè.',
      },
      hotel: {
        title: 'Hotel e ostelli',
        text: 'Tra le partenze e gli arrivi il tuo ripostiglio ha spazio.',
      },
      office: {
        title: 'Uffici e studi',
        text: 'Orari regolari e una porta che si chiude: non serve altro.',
      },
      service: {
        title: 'Lavanderie, parrucchieri, noleggi',
        text: 'Chiunque abbia un banco, degli orari e un angolo appartato.',
      },
    },
    steps: {
      title: 'Tre passaggi fino al primo bagaglio',
      offer: {
        title: 'Raccontaci del tuo locale',
        text: 'Cinque minuti: dov’è, quando è aperto e quanti bagagli ci stanno.',
      },
      check: {
        title: 'Lo controlliamo',
        text: 'Aggiungi le foto nella tua area host e invialo. Qualcuno di Cubby controlla ogni locale prima che vada online.',
      },
      earn: {
        title: 'Ricevi bagagli e la tua quota',
        text: 'Scansiona il pass, metti via il bagaglio, restituiscilo. La tua quota arriva una volta al mese.',
      },
    },
    ask: {
      title: 'Che cosa ti chiediamo',
      there: 'C’è qualcuno durante tutto l’orario indicato',
      safe: 'I bagagli stanno dove i clienti non arrivano',
      pass: 'Scansioni il pass quando un bagaglio arriva e quando va via',
      kind: 'Tratti ogni bagaglio come se fosse tuo',
    },
    questions: {
      title: 'Le prime domande degli host',
      cost: {
        title: 'Costa qualcosa?',
        text: 'No. Per gli host Cubby è gratuito; guadagniamo quando guadagni tu.',
      },
      price: {
        title: 'Qual è la mia quota?',
        text: 'Tra il 40 e il 60 % di quello che il viaggiatore paga per il bagaglio. Un nuovo locale comincia con la metà, ai prezzi abituali della sua città.',
      },
      damage: {
        title: 'E se un bagaglio si rovina o va perso?',
        text: 'Ogni bagaglio è coperto dalla nostra garanzia dal momento in cui lo prendi. Avvisaci subito: le tue scansioni mostrano chi lo aveva e quando.',
      },
      close: {
        title: 'Posso chiudere un giorno?',
        text: 'Sì. Inserisci giorni di chiusura, altri orari o meno spazio nella tua area host quando vuoi. Prima di salvare ti mostra quali prenotazioni ne sarebbero toccate.',
      },
      paid: {
        title: 'Quando ricevo il pagamento?',
        text: 'Una volta al mese, appena la tua quota arriva a 10 nella tua valuta, per esempio 10 €. L’area host mostra riga per riga quanto ha reso ogni bagaglio.',
      },
    },
    form: {
      title: 'Proponi il tuo locale',
      intro:
        'Quello che ci dici diventa una bozza nella tua area host. Nessun altro la vede finché non la invii e noi non l’abbiamo controllata.',
      you: 'Chi sei',
      place: 'Il tuo locale',
      businessName: 'Nome dell’attività',
      type: 'Tipo di locale',
      address: 'Via e numero civico',
      postalCode: 'Codice postale',
      capacity: 'Spazio per i bagagli',
      capacityHint: 'Tra %{minimum} e %{maximum}',
      stepFree: 'Accesso senza gradini',
      description: 'Che cosa devono sapere i viaggiatori',
      where: 'Dov’è la porta',
      whereText:
        'Scegli la tua città o un luogo noto vicino, poi sposta la mappa finché il segnaposto è alla tua porta. Oppure mettiti davanti alla porta e usa la tua posizione.',
      marker: 'La tua porta',
      map: 'Mappa su cui si mette il segnaposto',
      mapUnavailable:
        'Il tuo dispositivo non può mostrare la mappa. Mettiti davanti alla porta e usa la tua posizione.',
      markerAt: 'Il segnaposto è a %{lat}; %{lng}.',
      cityMissing: 'Scegli la tua città o un luogo noto vicino.',
      markerMissing: 'Sposta la mappa finché il segnaposto è alla tua porta.',
      tooFar: 'È troppo lontano da tutte le nostre città. Controlla dov’è il segnaposto.',
      week: 'Orari di apertura',
      weekHint: 'Mezzanotte è 00:00, e da 00:00 a 00:00 vuol dire sempre aperto.',
      from: '%{day}: dalle',
      until: '%{day}: alle',
      copy: 'Ogni giorno come lunedì',
      weekProblem: 'Scegli almeno un giorno di apertura e indicane gli orari.',
      terms:
        'Ho il potere di rappresentare questo locale e accetto i termini e le condizioni. Cubby emette a mio nome le mie fatture a Cubby',
      emailKnown: 'C’è già un account con questo indirizzo. Accedi e il tuo locale ne farà parte.',
      send: 'Invia il mio locale',
    },
    welcome: {
      title: 'Ti diamo il benvenuto tra gli host',
      intro: '%{place} ora è una bozza nella tua area host. Abbiamo inviato tutto questo a %{email}.',
      next: 'Che cosa succede ora',
      open: {
        title: 'Apri la tua area host',
        text: 'Accedi con il tuo indirizzo e-mail; il codice arriva via e-mail.',
      },
      photos: {
        title: 'Mostra il tuo locale',
        text: 'Le foto della porta, del banco e dell’angolo aiutano a trovarti e a fidarsi di te.',
      },
      submit: {
        title: 'Invialo',
        text: 'Lo controlliamo, lo mettiamo sulla mappa e può arrivare il primo bagaglio.',
      },
      console: 'Apri l’area host',
    },
  },
};
