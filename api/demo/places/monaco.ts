import { city, country, quarter, sight, station } from './define-place.ts';

/**
 * A country of one city: both have the short address `monaco`. All of its streets fit in a tile file of a few hundred
 * kilobytes, so that the map can be tried without the internet.
 */
export const monaco = country({
  code: 'MC',
  currency: 'EUR',
  name: 'Monaco',
  translations: { es: 'Mónaco', pt: 'Mónaco' },
  at: [43.7384, 7.4246],
  cities: [
    city({
      name: 'Monaco',
      translations: { es: 'Mónaco', pt: 'Mónaco' },
      timezone: 'Europe/Monaco',
      at: [43.7384, 7.4246],
      weight: 1,
      landmarks: [
        station(43.7386, 7.4196, 'Monaco Station', {
          de: 'Bahnhof Monaco',
          fr: 'Gare de Monaco',
          es: 'Estación de Mónaco',
          it: 'Stazione di Monaco',
          pt: 'Estação do Mónaco',
        }),
        sight(43.7394, 7.4281, 'Monte Carlo Casino', {
          de: 'Spielbank von Monte Carlo',
          fr: 'Casino de Monte-Carlo',
          es: 'Casino de Montecarlo',
          it: 'Casinò di Monte Carlo',
          pt: 'Casino de Monte Carlo',
        }),
        quarter(43.7352, 7.4216, 'Port Hercule'),
        sight(43.7314, 7.4202, 'Prince’s Palace', {
          de: 'Fürstenpalast',
          fr: 'Palais princier',
          es: 'Palacio del Príncipe',
          it: 'Palazzo dei Principi',
          pt: 'Palácio do Príncipe',
        }),
        sight(43.7308, 7.4256, 'Oceanographic Museum', {
          de: 'Ozeanographisches Museum',
          fr: 'Musée océanographique',
          es: 'Museo Oceanográfico',
          it: 'Museo oceanografico',
          pt: 'Museu Oceanográfico',
        }),
        quarter(43.7462, 7.4344, 'Larvotto'),
      ],
    }),
  ],
});

/** Positions of its places: on land and on a street, by the number of their landmark. */
export const monacoSpots: readonly (readonly [lat: number, lng: number, landmark: number])[] = [
  [43.7389, 7.4203, 0],
  [43.7379, 7.4187, 0],
  [43.7383, 7.4213, 0],
  [43.7372, 7.4211, 2],
  [43.7345, 7.4203, 2],
  [43.7358, 7.4232, 2],
  [43.7401, 7.4266, 1],
  [43.7408, 7.4288, 1],
  [43.7318, 7.4213, 3],
  [43.7311, 7.4241, 4],
  [43.7455, 7.4327, 5],
  [43.7467, 7.4349, 5],
];
