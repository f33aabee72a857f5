import type { Words } from '../words.ts';

export const words: Words<'privacy-policy'> = {
  privacyPolicy: {
    title: 'Privacy',
    description: 'Che cosa sa Cubby di te, perché, per quanto tempo e come farlo cancellare.',
    intro:
      'In breve: sappiamo ciò che serve a una prenotazione, diciamo il tuo nome all’host e non vendiamo nulla di te a nessuno.',
    updated: 'Ultima modifica: %{date}',
    sections: {
      who: {
        title: 'Chi è responsabile',
        text: 'Il gestore di questo sito, raggiungibile a %{email}. Cubby è software libero: chi ne gestisce una copia ne è responsabile.',
      },
      what: {
        title: 'Che cosa conserviamo e perché',
        text: 'Per una prenotazione: nome, e-mail, telefono, il punto, gli orari, il numero di bagagli e quanto è stato pagato. Senza questo non c’è contratto e nessuno potrebbe ridarti i bagagli.\n\nPer un account: gli stessi dati, la lingua e se vuoi ricevere posta da noi. Una password è conservata solo come impronta non reversibile.\n\nPer la sicurezza: un numero casuale per il tuo browser e brevi note sugli accessi falliti. I registri non contengono mai codici, carte o indirizzi e-mail interi.',
      },
      card: {
        title: 'La tua carta',
        text: 'I numeri di carta vanno direttamente dal tuo browser al nostro fornitore di pagamenti. Vediamo le ultime quattro cifre e se il pagamento è riuscito, mai di più.',
      },
      host: {
        title: 'Che cosa vede l’host',
        text: 'Il tuo nome, gli orari, il numero di bagagli e il PIN del pass. Non vede e-mail, carta o altre prenotazioni.',
      },
      location: {
        title: 'Dove sei',
        text: 'Quando tocchi «Usa la mia posizione», il browser ci dice una volta dove sei, per mostrarti ciò che è vicino. Non lo conserviamo.',
      },
      counting: {
        title: 'Contare le visite',
        text: 'Solo se accetti. Allora contiamo pagine e prenotazioni sotto un numero casuale, senza nome né indirizzo, e cancelliamo tutto dopo novanta giorni. Puoi cambiare idea nella pagina dei cookie.',
      },
      map: {
        title: 'Mappe',
        openfreemap:
          'Le mappe vengono da OpenFreeMap, i cui server vedono il tuo indirizzo IP e la parte della mappa che guardi. Non usano cookie. Le mappe mostrate come immagine vengono da noi.',
        own: 'Le mappe vengono dal nostro server. Nessun altro sa quale parte di una mappa guardi.',
        style:
          'Le mappe vengono da %{host} e dai server indicati dal suo stile, che vedono il tuo indirizzo IP e la parte della mappa che guardi. Le mappe mostrate come immagine vengono da noi.',
      },
      texts: {
        title: 'Quello che si scrive',
        text: 'Quello che gli host scrivono del loro posto e i viaggiatori nelle recensioni va a un servizio di traduzione, così puoi leggerlo nella tua lingua: solo il testo, senza nomi, e nulla su chi lo legge.',
      },
      others: {
        title: 'Chi altro è coinvolto',
        text: 'Il fornitore di pagamenti, quello che consegna la nostra posta e quello che gestisce i nostri server, ciascuno per la sua parte. Se sono fuori dal tuo paese, un contratto li vincola alle stesse regole.',
      },
      long: {
        title: 'Per quanto tempo',
        text: 'Prenotazioni e pagamenti, finché lo chiede la legge contabile. Codici di accesso, dieci minuti. Account, finché non li elimini; allora la tua persona diventa anonima e restano solo le cifre.',
      },
      rights: {
        title: 'I tuoi diritti',
        text: 'Puoi vedere, correggere, portare via e cancellare ciò che conserviamo, e opporti al suo uso. Quasi tutto si fa nel profilo; per il resto scrivici. Puoi anche rivolgerti al garante della privacy del tuo paese.',
      },
    },
  },
};
