import type { Words } from '../words.ts';

export const words: Words<'partners'> = {
  partners: {
    title: 'Partner',
    description: 'Offri il deposito bagagli ai tuoi clienti: con una pagina, dei codici o la nostra API aperta.',
    intro:
      'Ferrovie, compagnie aeree, hotel e operatori ci mandano viaggiatori con bagagli. Basta una pagina, un codice o la nostra API.',
    ways: {
      title: 'Tre modi di lavorare insieme',
      page: {
        title: 'Una pagina tua',
        text: 'I tuoi viaggiatori arrivano su una pagina che parla del loro viaggio, con le tue città e, se vuoi, uno sconto.',
      },
      code: {
        title: 'Codici prepagati',
        text: 'Compri il deposito per i tuoi clienti. Inseriscono un codice e non pagano nulla.',
      },
      api: {
        title: 'Un’API aperta',
        text: 'Cerca, ottieni i prezzi e prenota dal tuo prodotto. Ogni richiesta è documentata e chiunque può leggerlo.',
      },
    },
    docs: 'Leggi la documentazione dell’API',
    with: 'Chi viaggia con noi',
    together: 'Cubby e %{partner}',
    cities: 'Belle città dove arrivare',
    copy: 'Copia il codice',
    copied: 'Copiato',
    write: { title: 'Parliamone', text: 'Raccontaci chi sono i tuoi viaggiatori e dove vanno.' },
    host: {
      title: 'Hai spazio per i bagagli?',
      text: 'Allora vuoi essere host più che partner.',
      action: 'Diventa host',
    },
  },
};
