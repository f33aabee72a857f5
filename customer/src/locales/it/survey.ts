import type { Words } from '../words.ts';

export const words: Words<'survey'> = {
  survey: {
    title: 'Com’è andata?',
    heading: 'Com’è andata, %{name}?',
    intro: 'Bastano trenta secondi per due voti, e aiutano chi viene dopo a scegliere.',
    stay: '%{place}, da %{dropoff} a %{pickup}',
    stashpoint: {
      question: 'Com’era %{place}?',
      hint: 'Lo leggeranno altri viaggiatori, insieme al tuo nome.',
    },
    stasher: {
      question: 'E com’era Cubby?',
      hint: 'Prenotare, pagare, trovare la strada: qualunque cosa ti venga in mente.',
    },
    stars: {
      1: '1 su 5: pessimo',
      2: '2 su 5: così così',
      3: '3 su 5: discreto',
      4: '4 su 5: buono',
      5: '5 su 5: splendido',
    },
    inWords: 'In poche parole (facoltativo)',
    noStars: 'Nessuna stella scelta',
    starsMissing: 'Scegli da una a cinque stelle.',
    send: 'Invia recensione',
    home: 'Torna alla home',
    thanks: {
      title: 'Grazie, %{name}',
      text: 'La tua recensione di %{place} è arrivata. Buon viaggio e alla prossima.',
    },
    done: {
      title: 'Hai già lasciato una recensione',
      text: 'La tua recensione di %{place} è arrivata. Grazie, %{name}!',
    },
    left: { question: 'Hai lasciato i bagagli presso %{place}?', yes: 'Sì', no: 'No, non li ho lasciati' },
    early: {
      title: 'È ancora un po’ presto',
      text: 'La prenotazione presso %{place} comincia: %{time}. Torna quando è finita e raccontaci com’è andata.',
    },
    cancelled: {
      title: 'Non c’è niente da recensire',
      text: 'Questa prenotazione presso %{place} è stata annullata. Speriamo che la prossima volta vada bene.',
    },
    unused: {
      title: 'Non c’è niente da recensire',
      text: 'Con questa prenotazione non sono stati lasciati bagagli presso %{place}.',
    },
    wrongLink: 'Questo link non funziona',
    wrongLinkText:
      'Forse è stato troncato. Aprilo di nuovo dall’e-mail, oppure accedi e guarda in «Le mie prenotazioni».',
  },
};
