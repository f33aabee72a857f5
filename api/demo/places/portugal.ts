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
        sight(38.6979, -9.2067, 'Jerónimos Monastery', {
          de: 'Hieronymuskloster',
          fr: 'Monastère des Hiéronymites',
          es: 'Monasterio de los Jerónimos',
          it: 'Monastero dei Jerónimos',
          pt: 'Mosteiro dos Jerónimos',
        }),
        sight(38.7139, -9.1335, 'São Jorge Castle', {
          de: 'Castelo de São Jorge',
          fr: 'Château Saint-Georges',
          es: 'Castillo de San Jorge',
          it: 'Castello di San Giorgio',
          pt: 'Castelo de São Jorge',
        }),
        quarter(38.7076, -9.1365, 'Praça do Comércio'),
        quarter(38.713, -9.145, 'Bairro Alto'),
        station(38.7059, -9.1449, 'Cais do Sodré'),
        station(38.7413, -9.1668, 'Sete Rios'),
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
        sight(41.14, -8.6094, 'Dom Luís I Bridge', {
          de: 'Brücke Dom Luís I',
          fr: 'Pont Dom-Luís',
          es: 'Puente Don Luis I',
          it: 'Ponte Dom Luís I',
          pt: 'Ponte Dom Luís I',
        }),
        sight(41.1469, -8.6149, 'Livraria Lello'),
        airport(41.2421, -8.6785, 'Porto Airport', {
          de: 'Flughafen Porto',
          fr: 'Aéroport de Porto',
          es: 'Aeropuerto de Oporto',
          it: 'Aeroporto di Porto',
          pt: 'Aeroporto do Porto',
        }),
      ],
    }),
  ],
});
