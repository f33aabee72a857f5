import { airport, city, country, quarter, sight, station } from './define-place.ts';

const timezone = 'Europe/Lisbon';

export const portugal = country({
  code: 'PT',
  currency: 'EUR',
  name: 'Portugal',
  translations: { it: 'Portogallo' },
  at: [39.3999, -8.2245],
  cities: [
    city({
      name: 'Lisbon',
      translations: { de: 'Lissabon', fr: 'Lisbonne', es: 'Lisboa', it: 'Lisbona', pt: 'Lisboa' },
      timezone,
      at: [38.7223, -9.1393],
      weight: 6,
      landmarks: [
        station(38.7146, -9.1226, 'Santa Apolónia'),
        station(38.7677, -9.0992, 'Oriente'),
        quarter(38.7139, -9.1394, 'Rossio'),
        quarter(38.7118, -9.1304, 'Alfama'),
        sight(38.6916, -9.216, 'Belém Tower', {
          de: 'Turm von Belém',
          fr: 'Tour de Belém',
          es: 'Torre de Belém',
          it: 'Torre di Belém',
          pt: 'Torre de Belém',
        }),
        airport(38.7742, -9.1342, 'Lisbon Airport', {
          de: 'Flughafen Lissabon',
          fr: 'Aéroport de Lisbonne',
          es: 'Aeropuerto de Lisboa',
          it: 'Aeroporto di Lisbona',
          pt: 'Aeroporto de Lisboa',
        }),
      ],
    }),
    city({
      name: 'Porto',
      translations: { es: 'Oporto' },
      timezone,
      at: [41.1579, -8.6291],
      weight: 3,
      landmarks: [
        station(41.1456, -8.6106, 'São Bento'),
        station(41.1488, -8.5856, 'Campanhã'),
        quarter(41.1407, -8.613, 'Ribeira'),
        sight(41.1458, -8.6146, 'Clérigos Tower', {
          de: 'Clérigos-Turm',
          fr: 'Tour des Clercs',
          es: 'Torre de los Clérigos',
          it: 'Torre dei Clérigos',
          pt: 'Torre dos Clérigos',
        }),
      ],
    }),
  ],
});
