import type { Words } from '../words.ts';

export const words: Words<'privacy-policy'> = {
  privacyPolicy: {
    title: 'Informativa sulla privacy',
    description: 'Che cosa sa Cubby di te, perché, per quanto tempo e come farlo cancellare.',
    intro:
      'In breve: sappiamo ciò che serve a una prenotazione, diamo all’host il tuo nome e il tuo telefono e non vendiamo nulla di te a nessuno.',
    updated: 'Ultima modifica: %{date}',
    sections: {
      who: {
        title: 'Titolare del trattamento',
        text: '%{operator}\n\nCi trovi all’indirizzo %{email}. Cubby è software libero: chi ne gestisce una copia ne è titolare.',
      },
      what: {
        title: 'Che cosa conserviamo',
        text: 'Per una prenotazione: nome, e-mail, telefono, il punto deposito, gli orari, il numero di bagagli e quanto è stato pagato.\n\nPer un account: gli stessi dati, la lingua e se vuoi ricevere nostre e-mail. La password è conservata solo come hash irreversibile.\n\nPer la sicurezza: un numero casuale per il tuo browser e brevi note sugli accessi falliti. I registri non contengono mai codici, carte o indirizzi e-mail interi.',
      },
      why: {
        title: 'Finalità e basi giuridiche',
        text: 'Per concludere ed eseguire le prenotazioni, tenere il tuo account e risponderti: il nostro contratto con te (art. 6, par. 1, lett. b GDPR). Per la contabilità e le imposte: un obbligo di legge (lett. c). Per evitare abusi e trovare guasti: il nostro legittimo interesse a un sito sicuro che funzioni (lett. f). Per contare le visite e inviarti novità: il tuo consenso (lett. a).',
      },
      must: {
        title: 'Se devi fornire i dati',
        text: 'Nessuna legge ti obbliga. Ma senza nome, e-mail, telefono e pagamento non c’è contratto, e nessuno potrebbe restituirti i bagagli. Tutto il resto è facoltativo.',
      },
      card: {
        title: 'La tua carta',
        text: 'I numeri di carta vanno direttamente dal tuo browser al nostro fornitore di pagamenti. Vediamo solo le ultime quattro cifre, se il pagamento è riuscito e, per %{cards} giorni, un codice del fornitore che è lo stesso per ogni pagamento con quella carta. Ci mostra quando una stessa carta viene usata per segnalare di continuo luoghi chiusi. Anche una carta ricordata per la prossima volta resta lì, finché non la rimuovi o elimini l’account.',
      },
      host: {
        title: 'Che cosa vede l’host',
        text: 'Il tuo nome, il telefono, gli orari, il numero di bagagli e il PIN del pass. Vede anche ciò che gli scrivi. Non vede e-mail, carta o prenotazioni presso altri.',
      },
      location: {
        title: 'Dove sei',
        text: 'Quando tocchi «Usa la mia posizione», il browser ci dice una volta dove sei, per mostrarti ciò che è vicino. Non lo conserviamo.',
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
        text: 'Quello che gli host scrivono del loro posto, i viaggiatori nelle recensioni e gli uni agli altri su una prenotazione va a un servizio di traduzione, così puoi leggerlo nella tua lingua: solo il testo, senza i nomi di chi lo scrive o lo legge; nei messaggi i numeri di telefono, gli indirizzi e-mail e i link sono nascosti.',
      },
      counting: {
        title: 'Contare le visite',
        text: 'Solo se accetti. Allora contiamo pagine e prenotazioni sotto un numero casuale, senza nome né indirizzo, e cancelliamo tutto dopo novanta giorni. Puoi revocare il consenso in qualsiasi momento nella pagina dei cookie.',
      },
      others: {
        title: 'Chi riceve i dati',
        text: 'I responsabili del trattamento, ciascuno per la sua parte: chi ospita i nostri server, chi invia le nostre e-mail e, dove usati, chi trova gli indirizzi e segnala i guasti.\n\nAltri decidono da sé: l’host, il fornitore di pagamenti, il gestore degli armadietti prenotati e Google o Apple, se accedi tramite loro.',
      },
      transfers: {
        title: 'Fuori dall’Europa',
        text: 'Alcuni possono trattare dati fuori dallo Spazio economico europeo. In tal caso li proteggono una decisione di adeguatezza della Commissione europea o le sue clausole contrattuali tipo. Te ne inviamo una copia su richiesta.',
      },
      long: {
        title: 'Per quanto tempo',
        text: 'Prenotazioni e pagamenti: finché lo richiede la legge contabile e fiscale. Prenotazioni che non hai pagato: %{holds} giorni. Foto fatte alla consegna o al ritiro: fino a %{pictures} giorni dopo il ritiro. Messaggi tra te e un host: %{messages} giorni, di più solo finché una segnalazione sulla prenotazione è aperta. Email che ti abbiamo inviato: %{mails} giorni. Visite contate: %{visits} giorni. Browser con cui hai effettuato l’accesso: %{known_browsers} giorni dopo l’ultimo utilizzo. I codici di accesso valgono 10 minuti e vengono cancellati dopo un giorno. Account: finché non li elimini. Allora i tuoi dati vengono resi anonimi e restano solo gli importi. Se hai solo guardato il sito senza account: %{guests} giorni.',
      },
      automatic: {
        title: 'Decisioni automatizzate',
        text: 'Nessuna decisione che abbia effetti giuridici per te o un peso simile è presa solo da una macchina (art. 22 GDPR), e non creiamo profili delle persone.',
      },
      rights: {
        title: 'I tuoi diritti',
        text: 'Puoi accedere ai tuoi dati, rettificarli, cancellarli, limitarne il trattamento e trasferirli (portabilità), e opporti al trattamento basato sul nostro legittimo interesse. Puoi revocare un consenso in qualsiasi momento; quanto fatto fino ad allora resta lecito. Quasi tutto si fa nel profilo; per il resto scrivici. Puoi anche presentare reclamo a un’autorità di controllo, per esempio quella del paese in cui vivi (in Italia, il Garante).',
      },
    },
  },
};
