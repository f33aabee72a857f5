import { airport, city, country, quarter, sight, station } from './define-place.ts';

const timezone = 'Europe/Prague';

export const czechia = country({
  code: 'CZ',
  currency: 'CZK',
  name: 'Czechia',
  translations: { de: 'Tschechien', fr: 'Tchéquie', es: 'Chequia', it: 'Cechia', pt: 'Chéquia' },
  at: [49.8175, 15.473],
  cities: [
    city({
      name: 'Prague',
      translations: { de: 'Prag', es: 'Praga', it: 'Praga', pt: 'Praga' },
      timezone,
      at: [50.0755, 14.4378],
      weight: 5,
      landmarks: [
        station(50.083, 14.4353, 'Prague Main Station', {
          de: 'Prag Hauptbahnhof',
          fr: 'Gare centrale de Prague',
          es: 'Estación Central de Praga',
          it: 'Stazione centrale di Praga',
          pt: 'Estação Central de Praga',
        }),
        sight(50.0865, 14.4114, 'Charles Bridge', {
          de: 'Karlsbrücke',
          fr: 'Pont Charles',
          es: 'Puente de Carlos',
          it: 'Ponte Carlo',
          pt: 'Ponte Carlos',
        }),
        quarter(50.0875, 14.4213, 'Old Town Square', {
          de: 'Altstädter Ring',
          fr: 'Place de la Vieille-Ville',
          es: 'Plaza de la Ciudad Vieja',
          it: 'Piazza della Città Vecchia',
          pt: 'Praça da Cidade Velha',
        }),
        airport(50.1008, 14.26, 'Prague Airport', {
          de: 'Flughafen Prag',
          fr: 'Aéroport de Prague',
          es: 'Aeropuerto de Praga',
          it: 'Aeroporto di Praga',
          pt: 'Aeroporto de Praga',
        }),
        sight(50.0909, 14.4005, 'Prague Castle', {
          de: 'Prager Burg',
          fr: 'Château de Prague',
          es: 'Castillo de Praga',
          it: 'Castello di Praga',
          pt: 'Castelo de Praga',
        }),
        quarter(50.0815, 14.428, 'Wenceslas Square', {
          de: 'Wenzelsplatz',
          fr: 'Place Venceslas',
          es: 'Plaza de Wenceslao',
          it: 'Piazza San Venceslao',
          pt: 'Praça Venceslau',
        }),
        station(50.0893, 14.4396, 'Florenc'),
      ],
    }),
    city({
      name: 'Brno',
      translations: { de: 'Brünn' },
      timezone,
      at: [49.1951, 16.6068],
      weight: 1,
      landmarks: [
        station(49.1906, 16.6128, 'Brno Main Station', {
          de: 'Brünn Hauptbahnhof',
          fr: 'Gare centrale de Brno',
          es: 'Estación Central de Brno',
          it: 'Stazione centrale di Brno',
          pt: 'Estação Central de Brno',
        }),
        sight(49.1944, 16.5997, 'Špilberk Castle', {
          de: 'Burg Spielberg',
          fr: 'Château du Špilberk',
          es: 'Castillo de Špilberk',
          it: 'Castello dello Špilberk',
          pt: 'Castelo de Špilberk',
        }),
        quarter(49.1951, 16.6084, 'Freedom Square', {
          de: 'Freiheitsplatz',
          fr: 'Place de la Liberté',
          es: 'Plaza de la Libertad',
          it: 'Piazza della Libertà',
          pt: 'Praça da Liberdade',
        }),
      ],
    }),
  ],
});
