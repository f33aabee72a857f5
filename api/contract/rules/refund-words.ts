import type { Language } from '../vocabulary/languages.ts';
import type { RefundLine } from './refunds.ts';

/** The words for describing a refund policy in a language; `{…}` marks a placeholder. */
export interface RefundWords {
  /** The first tier, those between, and the last one with or without a refund. */
  cancel: string;
  between: string;
  after: string;
  nothing: string;
  /** The sentence for a policy whose remaining tiers refund nothing. */
  over: string;
  /** Ends of a tier, for `{until}`. */
  untilMoment: string;
  untilDropoff: string;
  beforeDropoff: string;
  afterPaying: string;
  later: string;
  /** The refunded part, for `{what}`. */
  everything: string;
  share: string;
  ofLines: string;
  lines: Record<RefundLine, string>;
}

export const REFUND_WORDS: Record<Language, RefundWords> = {
  en: {
    cancel: 'Cancel {until} for a refund of {what}.',
    between: 'After that and {until} the refund is {what}.',
    after: 'After that, the refund is {what}.',
    nothing: 'After that, or once the bags are dropped off, there is no refund.',
    over: 'The refund period has ended. You can still cancel, but you won’t get a refund.',
    untilMoment: 'before {moment}',
    untilDropoff: 'before drop-off',
    beforeDropoff: 'up to {time} before drop-off',
    afterPaying: 'within {time} of paying',
    later: '{one} or {other}, whichever is later,',
    everything: 'the full price',
    share: '{percent} of the price',
    ofLines: '{share} ({lines})',
    lines: { bags: 'bags', booking_fee: 'booking fee', guarantee: 'guarantee', trees: 'trees' },
  },
  de: {
    cancel: 'Storniere {until}, und du bekommst {what} zurück.',
    between: 'Danach und {until} bekommst du {what} zurück.',
    after: 'Danach bekommst du {what} zurück.',
    nothing: 'Danach, oder sobald das Gepäck abgegeben ist, wird nichts erstattet.',
    over: 'Die Zeit für Erstattungen ist vorbei: Eine Stornierung erstattet nichts mehr.',
    untilMoment: 'bis {moment}',
    untilDropoff: 'bis zur Abgabe',
    beforeDropoff: 'bis {time} vor der Abgabe',
    afterPaying: 'bis {time} nach dem Bezahlen',
    later: '{one} oder {other}, je nachdem, was später ist',
    everything: 'alles',
    share: '{percent} des Preises',
    ofLines: '{share} ({lines})',
    lines: { bags: 'Gepäck', booking_fee: 'Buchungsgebühr', guarantee: 'Garantie', trees: 'Bäume' },
  },
  fr: {
    cancel: 'Annulez {until} et récupérez {what}.',
    between: 'Ensuite et {until} vous récupérez {what}.',
    after: 'Ensuite, vous récupérez {what}.',
    nothing: 'Ensuite, ou une fois les bagages remis, rien n’est remboursé.',
    over: 'Le délai de remboursement est passé : une annulation ne rembourse plus rien.',
    untilMoment: 'jusqu’au {moment}',
    untilDropoff: 'jusqu’au dépôt',
    beforeDropoff: 'jusqu’à {time} avant le dépôt',
    afterPaying: 'dans les {time} suivant le paiement',
    later: '{one} ou {other}, au plus tard des deux,',
    everything: 'la totalité du prix',
    share: '{percent} du prix',
    ofLines: '{share} ({lines})',
    lines: { bags: 'bagages', booking_fee: 'frais de réservation', guarantee: 'garantie', trees: 'arbres' },
  },
  es: {
    cancel: 'Cancela {until} y recuperas {what}.',
    between: 'Después y {until} recuperas {what}.',
    after: 'Después recuperas {what}.',
    nothing: 'Después, o una vez entregado el equipaje, no se devuelve nada.',
    over: 'El plazo de devolución ha pasado: cancelar ya no devuelve nada.',
    untilMoment: 'hasta el {moment}',
    untilDropoff: 'hasta la entrega',
    beforeDropoff: 'hasta {time} antes de la entrega',
    afterPaying: 'hasta {time} después de pagar',
    later: '{one} o {other}, lo que ocurra más tarde,',
    everything: 'todo',
    share: 'el {percent} del precio',
    ofLines: '{share} ({lines})',
    lines: { bags: 'equipaje', booking_fee: 'gastos de reserva', guarantee: 'garantía', trees: 'árboles' },
  },
  it: {
    cancel: 'Annulla {until} e riavrai {what}.',
    between: 'Dopo e {until} riavrai {what}.',
    after: 'Dopo riavrai {what}.',
    nothing: 'Dopo, o una volta consegnati i bagagli, non si rimborsa nulla.',
    over: 'Il tempo per i rimborsi è passato: annullando non si rimborsa più nulla.',
    untilMoment: 'entro {moment}',
    untilDropoff: 'fino alla consegna',
    beforeDropoff: 'fino a {time} prima della consegna',
    afterPaying: 'entro {time} dal pagamento',
    later: '{one} o {other}, se è più tardi,',
    everything: 'tutto',
    share: 'il {percent} del prezzo',
    ofLines: '{share} ({lines})',
    lines: { bags: 'bagagli', booking_fee: 'spese di prenotazione', guarantee: 'garanzia', trees: 'alberi' },
  },
  pt: {
    cancel: 'Cancele {until} e recebe {what} de volta.',
    between: 'Depois e {until} recebe {what} de volta.',
    after: 'Depois recebe {what} de volta.',
    nothing: 'Depois, ou uma vez entregue a bagagem, nada é devolvido.',
    over: 'O prazo de devolução já passou: cancelar já não devolve nada.',
    untilMoment: 'até {moment}',
    untilDropoff: 'até à entrega',
    beforeDropoff: 'até {time} antes da entrega',
    afterPaying: 'até {time} depois de pagar',
    later: '{one} ou {other}, conforme o que for mais tarde,',
    everything: 'tudo',
    share: '{percent} do preço',
    ofLines: '{share} ({lines})',
    lines: { bags: 'malas', booking_fee: 'taxa de reserva', guarantee: 'garantia', trees: 'árvores' },
  },
};
