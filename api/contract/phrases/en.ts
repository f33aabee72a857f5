import { before, type Phrases } from './phrases.ts';

export const phrases: Phrases = {
  refunds: {
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
  places: {
    inCountry: 'in',
    inCity: before('in '),
    near: 'near',
    nearNamed: [
      [
        /^(?:Colosseum|Vatican|Eiffel Tower|Brandenburg Gate|Gothic Quarter|Old (?:Port|Town)|English Garden|National Mall|London Eye|British Museum|Natural History Museum|Royal (?:Mile|Pavilion|Palace)|Louvre$|Arc de|Champs|Latin Quarter|Reichstag|Museum Island|Olympic|Central (?:Bus|Market)|Pantheon|Spanish Steps|Galleria|Uffizi|Prado|Real Alcázar|Empire State|World Trade|Golden Gate|Willis|Magnificent|White House|Capitol|Lincoln|Harbour Bridge|Gold Souk|Dubai Mall|Burj|Promenade)/,
        before('near the '),
      ],
    ],
  },
};
