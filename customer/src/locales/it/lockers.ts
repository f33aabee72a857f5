import type { Words } from '../words.ts';

export const words: Words<'lockers'> = {
  lockers: {
    title: 'Armadietti',
    heading: 'Armadietti: %{place}',
    sizes: 'Misure e armadietti liberi',
    freeFor: 'Liberi da %{dropoff} a %{pickup}.',
    holds: 'contiene un bagaglio a mano',
    price: '%{price} per un bagaglio, tutto compreso',
    choose: 'Scegli gli orari e prenota',
    how: 'Come si aprono gli armadietti',
    steps: {
      book: {
        title: 'Prenota e paga',
        text: 'Scegli gli orari e quanti armadietti ti servono. Da quel momento sono tuoi.',
      },
      open: {
        title: 'Apri con il tuo codice',
        text: 'La prenotazione indica un armadietto e un codice di consegna. Digitalo sul display e lo sportello si apre.',
      },
      collect: {
        title: 'Ritira con il secondo codice',
        text: 'Il codice di ritiro apre lo stesso armadietto una volta sola. Poi richiudi lo sportello.',
      },
    },
    access: 'Orari di accesso',
  },
};
