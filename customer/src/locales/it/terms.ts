import type { Words } from '../words.ts';

export const words: Words<'terms'> = {
  terms: {
    title: 'Termini e condizioni',
    description: 'Le regole per i viaggiatori che lasciano bagagli agli host tramite Cubby.',
    intro:
      'Queste regole valgono tra te, l’host che custodisce i bagagli e il gestore di questo sito. Abbiamo provato a scriverle in modo che si possano leggere.',
    updated: 'Ultima modifica: %{date}',
    sections: {
      parties: {
        title: 'Chi si accorda con chi',
        text: 'Qui concludi due accordi: uno con l’host, che custodisce i bagagli, e uno con il gestore, che organizza la prenotazione, riceve il pagamento e risponde della garanzia.',
      },
      booking: {
        title: 'Prenotazione',
        text: 'Mostrare punti e prezzi è un invito. Pagando fai un’offerta; con la conferma è prenotato. Mentre paghi, il posto è tenuto quindici minuti. Se il pagamento arriva dopo e il posto non c’è più, il denaro torna subito.',
      },
      price: {
        title: 'Prezzo e pagamento',
        text: 'Il prezzo è quello dell’ultimo passo e comprende bagagli, spese, garanzia e alberi scelti. Si paga alla prenotazione. I giorni sono giorni di calendario sul posto.',
      },
      change: {
        title: 'Cambiare e annullare',
        text: 'Puoi cambiare orari e bagagli finché c’è posto. %{refunds} Il denaro torna sulla carta o, con un account, come credito. Se il punto era chiuso o ha rifiutato i bagagli, si rimborsa tutto, a qualsiasi ora.',
      },
      bags: {
        title: 'Che cosa si può lasciare',
        text: 'Bagagli e normali cose da viaggio. Non: contanti, documenti, gioielli, medicine che ti servono, cibo deperibile, esseri viventi, armi, droghe e ciò che brucia, cola, puzza o è vietato. Un host può guardare dentro se teme per la sicurezza, e rifiutare.',
      },
      handover: {
        title: 'Consegna e ritiro',
        text: 'Mostra il pass. Ogni bagaglio riceve un’etichetta e i due passaggi vengono annotati. I bagagli si danno a chi mostra il pass o un PIN creato da te. Ritirali negli orari di apertura e prima della fine della prenotazione.',
      },
      late: {
        title: 'Ritiro in ritardo',
        text: 'I bagagli che restano di più si pagano a giorni al prezzo della prenotazione. Dopo trenta giorni senza notizie l’host può consegnarli all’ufficio oggetti smarriti.',
      },
      guarantee: {
        title: 'Garanzia e responsabilità',
        text: 'Per perdita, furto e danni durante la custodia, la garanzia paga fino alla somma indicata per la valuta del punto. Le segnalazioni vanno fatte entro sette giorni dal ritiro. I diritti che la legge ti dà e a cui non si può rinunciare restano.',
      },
      reviews: {
        title: 'Recensioni',
        text: 'Recensisce solo chi è stato lì. Pubblichiamo ciò che è corretto e parla del deposito, e nascondiamo, con un motivo, ciò che insulta, fa pubblicità o nomina altri.',
      },
      account: {
        title: 'Il tuo account',
        text: 'Proteggi la tua e-mail, perché è la tua chiave. Avvisaci se pensi che qualcuno l’abbia usata. Puoi eliminare l’account quando vuoi nel profilo.',
      },
      law: {
        title: 'Legge e controversie',
        text: 'Vale la legge del paese dove ha sede il gestore, insieme ai diritti dei consumatori del paese in cui vivi. Prima di andare in tribunale, scrivici: quasi tutto si risolve con un’e-mail.',
      },
    },
  },
};
