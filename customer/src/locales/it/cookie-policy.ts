import type { Words } from '../words.ts';

export const words: Words<'cookie-policy'> = {
  cookiePolicy: {
    title: 'Cookie',
    description: 'Ogni cookie di questo sito, a che cosa serve e quanto dura.',
    intro: 'Usiamo pochi cookie. Quelli tecnici non richiedono il tuo consenso; quelli che contano le visite sì.',
    caption: 'Cookie di questo sito',
    name: 'Nome',
    purpose: 'A che cosa serve',
    life: 'Quanto dura',
    days: '%{smart_count} giorno |||| %{smart_count} giorni',
    minutes: '%{smart_count} minuto |||| %{smart_count} minuti',
    seconds: '%{smart_count} secondo |||| %{smart_count} secondi',
    session: 'Finché non esci, al massimo %{days}',
    provider: 'Fornitore',
    own: 'Questo sito',
    when: 'Consenso',
    needed: 'Necessario',
    optional: 'Solo con il tuo consenso',
    purposes: {
      token: 'Mantiene l’accesso o, se paghi senza account, collega la prenotazione al tuo browser.',
      user: 'Il tuo nome e i contatti, per salutarti e compilare i moduli.',
      checkout: 'Ciò che hai scritto prenotando, perché nulla vada perso ricaricando.',
      clientUuid:
        'Distingue un browser dall’altro quando una richiesta fallisce e ti mostra sempre la stessa variante nei test.',
      readAfter: 'Annota il momento della tua ultima modifica, perché tu la veda subito.',
      analytics: 'Un numero casuale con cui contiamo le visite.',
      tag: 'Il link del partner che ti ha portato qui.',
      affiliate: 'Il link dell’affiliato che ti ha portato qui.',
      stripeMid: 'Aiuta il nostro fornitore di pagamenti a riconoscere le frodi.',
      stripeSid: 'Lo stesso, per una visita.',
    },
    choice: {
      title: 'La tua scelta',
      given: 'Hai accettato che le tue visite siano contate.',
      refused: 'Le tue visite non vengono contate.',
      undecided: 'Non hai ancora scelto, quindi non si conta nulla.',
      allow: 'Conta le mie visite',
      refuse: 'Non contarle',
    },
    storage: {
      title: 'Anche sul tuo dispositivo',
      browser:
        'Quando richiedi un codice di accesso, vi viene conservato anche un numero casuale con cui il tuo account riconosce questo browser. Viene inviato solo durante l’accesso.',
      text: 'La risposta qui sopra, la scelta tra colori chiari e scuri, la campagna che ti ha portato (finché chiudi la scheda), i pass che hai aperto (per vederli senza rete) e i messaggi, le richieste di risarcimento e le foto non ancora inviati restano nella memoria del browser. Nulla viene inviato da sé, tranne ciò che hai inviato senza rete.',
      language: 'Lì è annotato anche che hai scelto una lingua, così non te ne viene proposta un’altra.',
    },
  },
};
