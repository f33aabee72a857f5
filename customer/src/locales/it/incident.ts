import type { Words } from '../words.ts';

export const words: Words<'incident'> = {
  incident: {
    open: 'È chiuso',
    openAtPickup: 'Non riesco a prendere i bagagli',
    title: 'Che cosa succede?',
    kinds: {
      closed: 'Il posto è chiuso',
      refused: 'Non accettano i miei bagagli',
      closed_at_pickup: 'I bagagli sono dentro e non c’è nessuno',
    },
    text: 'Altro? (facoltativo)',
    textHint: 'Lo leggerà l’host: un biglietto sulla porta, un nome, un numero.',
    send: 'Avvisa l’host e trova un altro posto',
    sendAtPickup: 'Avvisa subito l’host',
    cancel: 'Lascia stare',
    offers: 'I tuoi bagagli possono andare qui',
    offersText:
      'Ci dispiace. Questi posti sono aperti e hanno spazio per %{bags}. Lo spostamento non costa nulla in più e il tuo pass resta lo stesso.',
    noExtraCost: 'Nessun costo in più',
    refund: 'Ti rimborsiamo %{amount}',
    move: 'Sposta qui i bagagli',
    none: 'Nei dintorni non c’è altro di aperto',
    noneText: 'Ci dispiace molto. Se annulli, ti rimborsiamo tutto, anche se l’ora di consegna è passata.',
    cancelAll: 'Annulla e riavrai tutto',
    moved: 'Ora i tuoi bagagli sono attesi da %{place}. Il tuo pass è lo stesso di prima.',
    waiting: 'L’host è avvisato e deve rispondere entro',
    waitingOver: 'La mezz’ora è passata',
    waitingText:
      'Abbiamo scritto subito all’host. Se puoi, resta vicino alla porta. Appena riavrai i bagagli, la segnalazione si chiuderà da sola.',
    help: 'Chiedi aiuto a noi',
  },
};
