import type { Words } from '../words.ts';

export const words: Words<'terms'> = {
  terms: {
    title: 'Termini e condizioni',
    description: 'Le regole per i viaggiatori che lasciano bagagli agli host tramite Cubby.',
    intro:
      'Queste condizioni valgono tra te, l’host che custodisce i bagagli e il gestore di questo sito. Abbiamo cercato di scriverle in modo chiaro.',
    updated: 'Ultima modifica: %{date}',
    sections: {
      operator: { title: 'Note legali' },
      parties: {
        title: 'Chi conclude i contratti',
        text: 'Tramite questo sito concludi due contratti: uno con l’host, un’attività che custodisce i bagagli, e uno con il gestore, che organizza la prenotazione, incassa il pagamento per conto dell’host e risponde della garanzia.',
      },
      booking: {
        title: 'Prenotazione',
        text: 'I punti deposito e i prezzi mostrati non sono ancora vincolanti. Con il pulsante «Paga» fai un’offerta vincolante con obbligo di pagamento; i contratti si concludono con la conferma via e-mail. Fino ad allora puoi tornare indietro in ogni passaggio e correggere i dati. Conserviamo quanto concordato e lo trovi nelle tue prenotazioni. I contratti si possono concludere in ogni lingua di questo sito. Mentre paghi, il posto resta riservato quindici minuti. Se il pagamento arriva dopo e non c’è più posto, viene rimborsato subito.',
      },
      price: {
        title: 'Prezzo, imposte e pagamento',
        text: 'Il prezzo è quello dell’ultimo passaggio della prenotazione. È il prezzo totale: bagagli, costo di prenotazione, garanzia, alberi scelti e imposte comprese. Si paga alla prenotazione. I giorni sono giorni di calendario del luogo.',
      },
      withdrawal: {
        title: 'Diritto di recesso',
        text: 'I consumatori dell’Unione europea possono recedere da questi contratti entro quattordici giorni dalla prenotazione, senza indicarne il motivo. Basta un messaggio a %{email}; quanto pagato viene rimborsato entro quattordici giorni con lo stesso mezzo di pagamento.\n\nSe prenoti una custodia che inizia prima, chiedi che cominci entro quel termine. Per quanto fornito fino al recesso devi una parte proporzionale del prezzo. Una volta custoditi e restituiti i bagagli, il diritto si estingue. Dove la legge prevede un’eccezione per i servizi a data fissa, vale solo la sezione seguente.',
      },
      change: {
        title: 'Modifiche e cancellazione',
        text: 'Puoi cambiare gli orari e il numero di bagagli finché c’è posto. %{refunds} Lo stesso vale per la parte del prezzo che una modifica fa risparmiare; ciò che non viene rimborsato vale per un aumento successivo. Il denaro torna sul tuo metodo di pagamento o, con un account e se lo desideri, come credito. Se il punto deposito era chiuso o ha rifiutato i bagagli senza un valido motivo, puoi spostarti subito altrove senza costi o, con un account, ricevere il prezzo come credito, a qualsiasi ora; viene rimborsato sul tuo metodo di pagamento quando il punto deposito lo ammette, il nostro team conferma la segnalazione o passano 48 ore senza risposta. Se il nostro team respinge la segnalazione, il credito non speso viene ritirato.',
      },
      bags: {
        title: 'Che cosa si può depositare',
        text: 'Bagagli e normali cose da viaggio. Non sono ammessi: contanti, documenti, gioielli, medicine che ti servono, cibo deperibile, esseri viventi, armi, droghe e ciò che brucia, perde liquidi, emana odori o è vietato. Un host può guardare in un bagaglio se ha motivo di temere per la sicurezza, e rifiutarlo.',
      },
      handover: {
        title: 'Consegna e ritiro',
        text: 'Indica il numero e le dimensioni giusti dei bagagli e chiudili bene. Mostra il pass. Ogni bagaglio riceve un’etichetta e i due passaggi vengono registrati. I bagagli si danno a chi mostra il pass o un PIN creato da te: tienili per te. Ritirali negli orari di apertura e prima della fine della prenotazione.',
      },
      late: {
        title: 'Ritiro in ritardo',
        text: 'I bagagli che restano di più si pagano a giorni al prezzo della prenotazione. Dopo trenta giorni senza tue notizie l’host può consegnarli all’ufficio oggetti smarriti.',
      },
      guarantee: {
        title: 'Garanzia',
        text: 'Per perdita, furto e danni durante la custodia, la garanzia paga il valore del bene fino alla somma indicata per la valuta del punto deposito. Non copre ciò che non si può depositare, l’usura né i danni indiretti, come un viaggio perso. Segnala il danno nella tua prenotazione entro sette giorni dal ritiro. Si paga il valore di quel momento, con bonifico su un conto che indichi; più richieste per un bagaglio condividono una sola garanzia. La garanzia si aggiunge ai diritti che ti dà la legge e non li limita.',
      },
      liability: {
        title: 'Responsabilità',
        text: 'L’host risponde dei bagagli secondo le norme sul deposito del luogo; il gestore risponde dei propri servizi. In caso di dolo o colpa grave, di danni alla vita, al corpo o alla salute, e ovunque la legge lo imponga, la responsabilità è illimitata. In caso di colpa lieve il gestore risponde solo se viola un obbligo essenziale del contratto, e in tal caso del danno prevedibile.',
      },
      reviews: {
        title: 'Recensioni',
        text: 'Può recensire solo chi ha avuto una prenotazione che si è svolta. Pubblichiamo ciò che è corretto e parla della prenotazione, nel bene e nel male, e nascondiamo, con un motivo, ciò che insulta, fa pubblicità o nomina altri.',
      },
      account: {
        title: 'Il tuo account',
        text: 'Proteggi la tua e-mail, perché è la tua chiave. Avvisaci se pensi che qualcun altro l’abbia usata. Puoi eliminare l’account quando vuoi nel profilo.',
      },
      complaints: { title: 'Reclami e controversie', text: 'Scrivi prima a %{email}: quasi tutto si risolve così.' },
      law: {
        title: 'Legge applicabile e foro',
        text: 'Si applica la legge del paese in cui ha sede il gestore. Come consumatore conservi la tutela delle norme imperative del paese in cui vivi e puoi rivolgerti ai suoi tribunali.',
      },
      changes: {
        title: 'Modifiche di queste condizioni',
        text: 'Per una prenotazione valgono le condizioni riportate qui quando è stata fatta. Possiamo cambiarle per le prenotazioni successive; la data in alto indica l’ultima modifica. Se una parte non è valida, il resto lo rimane.',
      },
    },
  },
};
