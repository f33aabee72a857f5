import type { Words } from '../words.ts';

export const words: Words<'support'> = {
  support: {
    title: 'Aiuto',
    description: 'Cambiare o annullare una prenotazione, trovare il pass, segnalare un problema o scriverci.',
    intro: 'Quasi tutto si risolve in un minuto. Per il resto c’è il nostro team.',
    self: {
      title: 'Nella tua prenotazione',
      pass: { title: 'Trovare il pass', text: 'Usa il link nell’e-mail di conferma o accedi con lo stesso indirizzo.' },
      change: {
        title: 'Cambiare o prolungare',
        text: 'Nuovi orari o un altro numero di bagagli, anche quando sono dentro.',
      },
      cancel: { title: 'Annullare', text: 'Vedi la somma esatta del rimborso prima di decidere.' },
      closed: {
        title: 'Il punto deposito è chiuso',
        text: 'Tocca «È chiuso» e passa al punto deposito aperto più vicino senza costi in più.',
      },
    },
    open: 'Apri le mie prenotazioni',
    write: {
      title: 'Scrivici',
      text: 'Tieni pronti i dieci caratteri del numero di prenotazione. Rispondiamo nella tua lingua.',
      emergency: 'Davanti a una porta chiusa? Usa il pulsante nella prenotazione. È più veloce di ogni e-mail.',
    },
    questions: 'Domande e risposte',
    host: {
      title: 'Custodisci bagagli per altri?',
      text: 'Gli host ci scrivono allo stesso indirizzo.',
      action: 'Informazioni per gli host',
    },
  },
};
