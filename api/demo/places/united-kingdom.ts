import { airport, city, country, quarter, sight, station } from './define-place.ts';

const timezone = 'Europe/London';

export const unitedKingdom = country({
  code: 'GB',
  currency: 'GBP',
  name: 'United Kingdom',
  translations: {
    de: 'Vereinigtes Königreich',
    fr: 'Royaume-Uni',
    es: 'Reino Unido',
    it: 'Regno Unito',
    pt: 'Reino Unido',
  },
  at: [54.0, -2.5],
  cities: [
    city({
      name: 'London',
      translations: { fr: 'Londres', es: 'Londres', it: 'Londra', pt: 'Londres' },
      timezone,
      at: [51.5074, -0.1278],
      weight: 12,
      landmarks: [
        station(51.5308, -0.1238, "King's Cross"),
        station(51.5154, -0.1755, 'Paddington'),
        station(51.4952, -0.1441, 'Victoria Station', {
          de: 'Bahnhof Victoria',
          fr: 'Gare de Victoria',
          es: 'Estación Victoria',
          it: 'Stazione Victoria',
          pt: 'Estação Victoria',
        }),
        station(51.5188, -0.0814, 'Liverpool Street'),
        quarter(51.5117, -0.124, 'Covent Garden'),
        sight(51.5055, -0.0754, 'Tower Bridge'),
      ],
    }),
    city({
      name: 'Edinburgh',
      translations: { fr: 'Édimbourg', es: 'Edimburgo', it: 'Edimburgo', pt: 'Edimburgo' },
      timezone,
      at: [55.9533, -3.1883],
      weight: 4,
      landmarks: [
        station(55.952, -3.19, 'Waverley Station', {
          de: 'Bahnhof Waverley',
          fr: 'Gare de Waverley',
          es: 'Estación de Waverley',
          it: 'Stazione di Waverley',
          pt: 'Estação de Waverley',
        }),
        station(55.9456, -3.2186, 'Haymarket'),
        sight(55.9486, -3.1999, 'Edinburgh Castle', {
          fr: "Château d'Édimbourg",
          es: 'Castillo de Edimburgo',
          it: 'Castello di Edimburgo',
          pt: 'Castelo de Edimburgo',
        }),
        airport(55.95, -3.3725, 'Edinburgh Airport', {
          de: 'Flughafen Edinburgh',
          fr: "Aéroport d'Édimbourg",
          es: 'Aeropuerto de Edimburgo',
          it: 'Aeroporto di Edimburgo',
          pt: 'Aeroporto de Edimburgo',
        }),
      ],
    }),
    city({
      name: 'Manchester',
      timezone,
      at: [53.4808, -2.2426],
      weight: 3,
      landmarks: [
        station(53.4774, -2.2309, 'Piccadilly Station', {
          de: 'Bahnhof Piccadilly',
          fr: 'Gare de Piccadilly',
          es: 'Estación de Piccadilly',
          it: 'Stazione di Piccadilly',
          pt: 'Estação de Piccadilly',
        }),
        station(53.4875, -2.2422, 'Victoria'),
        quarter(53.4845, -2.2362, 'Northern Quarter'),
        sight(53.4631, -2.2913, 'Old Trafford'),
      ],
    }),
    city({
      name: 'Liverpool',
      timezone,
      at: [53.4084, -2.9916],
      weight: 2,
      landmarks: [
        station(53.4073, -2.9776, 'Lime Street'),
        sight(53.4012, -2.9935, 'Royal Albert Dock'),
        quarter(53.4061, -2.9871, 'Cavern Quarter'),
      ],
    }),
    city({
      name: 'Brighton',
      timezone,
      at: [50.8225, -0.1372],
      weight: 2,
      landmarks: [
        station(50.829, -0.1412, 'Brighton Station', {
          de: 'Bahnhof Brighton',
          fr: 'Gare de Brighton',
          es: 'Estación de Brighton',
          it: 'Stazione di Brighton',
          pt: 'Estação de Brighton',
        }),
        quarter(50.8214, -0.1402, 'The Lanes'),
        sight(50.8168, -0.1367, 'Palace Pier'),
      ],
    }),
  ],
});
