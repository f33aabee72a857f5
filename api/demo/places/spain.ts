import { airport, city, country, quarter, sight, station } from './define-place.ts';

const timezone = 'Europe/Madrid';

export const spain = country({
  code: 'ES',
  currency: 'EUR',
  name: 'Spain',
  translations: { de: 'Spanien', fr: 'Espagne', es: 'España', it: 'Spagna', pt: 'Espanha' },
  at: [40.4637, -3.7492],
  cities: [
    city({
      name: 'Madrid',
      timezone,
      at: [40.4168, -3.7038],
      weight: 6,
      landmarks: [
        station(40.4069, -3.6892, 'Atocha'),
        station(40.4722, -3.6822, 'Chamartín'),
        quarter(40.4169, -3.7035, 'Puerta del Sol'),
        sight(40.4154, -3.7074, 'Plaza Mayor'),
        airport(40.4719, -3.5626, 'Madrid-Barajas Airport', {
          de: 'Flughafen Madrid-Barajas',
          fr: 'Aéroport de Madrid-Barajas',
          es: 'Aeropuerto de Madrid-Barajas',
          it: 'Aeroporto di Madrid-Barajas',
          pt: 'Aeroporto de Madrid-Barajas',
        }),
      ],
    }),
    city({
      name: 'Barcelona',
      translations: { fr: 'Barcelone', it: 'Barcellona' },
      timezone,
      at: [41.3874, 2.1686],
      weight: 8,
      landmarks: [
        station(41.3791, 2.1403, 'Sants Station', {
          de: 'Bahnhof Sants',
          fr: 'Gare de Sants',
          es: 'Estación de Sants',
          it: 'Stazione di Sants',
          pt: 'Estação de Sants',
        }),
        sight(41.4036, 2.1744, 'Sagrada Família', { es: 'Sagrada Familia', it: 'Sagrada Familia' }),
        quarter(41.3833, 2.1767, 'Gothic Quarter', {
          de: 'Gotisches Viertel',
          fr: 'Quartier gothique',
          es: 'Barrio Gótico',
          it: 'Quartiere Gotico',
          pt: 'Bairro Gótico',
        }),
        quarter(41.387, 2.1701, 'Plaça de Catalunya', {
          es: 'Plaza de Cataluña',
          it: 'Piazza Catalogna',
          pt: 'Praça da Catalunha',
        }),
        quarter(41.3796, 2.1901, 'Barceloneta'),
      ],
    }),
    city({
      name: 'Seville',
      translations: { de: 'Sevilla', fr: 'Séville', es: 'Sevilla', it: 'Siviglia', pt: 'Sevilha' },
      timezone,
      at: [37.3891, -5.9845],
      weight: 2,
      landmarks: [
        station(37.3919, -5.9754, 'Santa Justa'),
        sight(37.3858, -5.9931, 'Seville Cathedral', {
          de: 'Kathedrale von Sevilla',
          fr: 'Cathédrale de Séville',
          es: 'Catedral de Sevilla',
          it: 'Cattedrale di Siviglia',
          pt: 'Catedral de Sevilha',
        }),
        quarter(37.3846, -6.003, 'Triana'),
      ],
    }),
    city({
      name: 'Valencia',
      translations: { fr: 'Valence', pt: 'Valência' },
      timezone,
      at: [39.4699, -0.3763],
      weight: 2,
      landmarks: [
        station(39.4665, -0.3772, 'North Station', {
          de: 'Nordbahnhof',
          fr: 'Gare du Nord',
          es: 'Estación del Norte',
          it: 'Stazione Nord',
          pt: 'Estação do Norte',
        }),
        station(39.4596, -0.3817, 'Joaquín Sorolla'),
        sight(39.4546, -0.3505, 'City of Arts and Sciences', {
          de: 'Stadt der Künste und Wissenschaften',
          fr: 'Cité des Arts et des Sciences',
          es: 'Ciudad de las Artes y las Ciencias',
          it: 'Città delle Arti e delle Scienze',
          pt: 'Cidade das Artes e das Ciências',
        }),
      ],
    }),
  ],
});
