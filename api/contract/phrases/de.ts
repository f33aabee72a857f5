import { before, type Phrases } from './phrases.ts';

export const phrases: Phrases = {
  refunds: {
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
  places: {
    inCountry: 'in',
    inCity: before('in '),
    near: 'nahe',
    nearNamed: [
      [
        /^(?:Bahnhof|Flughafen) |bahnhof$|(?:platz|turm|dom|markt|tor|ring|bogen|stadion|museum|kloster)$|^Schloss |park$/i,
        before('am '),
      ],
      [/(?:brücke|moschee|kathedrale|insel|treppe|burg)$/i, before('an der ')],
    ],
  },
};
