import { before, type Phrases } from './phrases.ts';

export const phrases: Phrases = {
  refunds: {
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
  places: {
    inCountry: 'in',
    inCity: (name) => (/^[AÀ]/.test(name) ? `ad ${name}` : `a ${name}`),
    near: 'vicino a',
    nearNamed: [
      [/^(?:Aeroporto|Opera|Arco|Isola)/, before('vicino all’')],
      [
        /^(?:Ponte|Castello|Palazzo|Duomo|Quartiere|Giardino|Colosseo|Vaticano|Molo|Villaggio|Porto|Museo|Parco|Mercato|Monastero|Campidoglio|Louvre$)/,
        before('vicino al '),
      ],
      [
        /^(?:Stazione|Torre|Piazza|Porta|Città|Fontana|Cattedrale|Moschea|Sagrada|Vecchia|Casa|Basilica|Galleria)/,
        before('vicino alla '),
      ],
      [/^[AÀ]/, before('vicino ad ')],
    ],
  },
};
