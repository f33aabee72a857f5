import type { Words } from '../words.ts';

export const words: Words<'cookie-policy'> = {
  cookiePolicy: {
    title: 'Cookie',
    description: 'Ogni cookie di questo sito, a che cosa serve e quanto dura.',
    intro:
      'Impostiamo pochi cookie. Quelli che servono al sito arrivano senza chiedere; quelli che contano soltanto le visite aspettano il tuo sì.',
    caption: 'Cookie di questo sito',
    name: 'Nome',
    purpose: 'A che cosa serve',
    life: 'Quanto dura',
    days: '%{smart_count} giorno |||| %{smart_count} giorni',
    session: 'Finché non esci, al massimo %{days}',
    when: 'Consenso',
    needed: 'Necessario',
    optional: 'Solo con il tuo consenso',
    purposes: {
      token: 'Ti tiene connesso, o tiene tua la prenotazione mentre paghi come ospite.',
      user: 'Il tuo nome e i contatti, per salutarti e compilare i moduli.',
      checkout: 'Ciò che hai scritto prenotando, perché nulla vada perso ricaricando.',
      clientUuid:
        'Distingue un browser da un altro quando una chiamata fallisce e ti mostra sempre gli stessi esperimenti.',
      analytics: 'Un numero casuale con cui contiamo le visite.',
      tag: 'Il link del partner che ti ha portato qui.',
      affiliate: 'Il link dell’affiliato che ti ha portato qui.',
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
      text: 'La risposta qui sopra, la scelta tra colori chiari e scuri, la campagna che ti ha portato (finché chiudi la scheda) e i pass che hai aperto (per vederli senza rete) restano nella memoria del browser. Nulla viene inviato da sé.',
      language: 'Lì è annotato anche che hai scelto una lingua, così non te ne viene proposta un’altra.',
    },
  },
};
