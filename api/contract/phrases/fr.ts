import { before, type Phrases } from './phrases.ts';

export const phrases: Phrases = {
  refunds: {
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
  places: {
    inCountry: 'en',
    inCity: (name) => {
      if (name.startsWith('Le ')) return `au ${name.slice(3)}`;
      return name.startsWith('Les ') ? `aux ${name.slice(4)}` : `à ${name}`;
    },
    near: 'près de',
    nearNamed: [
      [/^(?:Aéroport|Opéra|Estación|Arc |Île)/, before('près de l’')],
      [/^Le /, (name) => `près du ${name.slice(3)}`],
      [
        /^(?:Pont|Château|Palais|Colisée|Quartier|Jardin|Vieux|Village|Vatican|Mont |Port|Musée|Louvre$|Parc|Marché|Stade|Capitole|Monastère)/,
        before('près du '),
      ],
      [
        /^(?:Gare|Place|Tour|Porte|Plage|Cathédrale|Fontaine|Marina|Mosquée|Jetée|Cité|Sagrada|Basilique|Galerie|Promenade|Maison)/,
        before('près de la '),
      ],
      [/^[AEIOUYÀÂÉÈÊÎÔ]/, before('près d’')],
    ],
  },
};
