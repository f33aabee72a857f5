import { airport, city, country, quarter, sight, station } from './define-place.ts';

const timezone = 'Europe/Berlin';

export const germany = country({
  code: 'DE',
  currency: 'EUR',
  name: 'Germany',
  translations: { de: 'Deutschland', fr: 'Allemagne', es: 'Alemania', it: 'Germania', pt: 'Alemanha' },
  at: [51.1657, 10.4515],
  cities: [
    city({
      name: 'Berlin',
      translations: { es: 'Berlín', it: 'Berlino', pt: 'Berlim' },
      timezone,
      at: [52.52, 13.405],
      weight: 7,
      landmarks: [
        station(52.5251, 13.3694, 'Berlin Central Station', {
          de: 'Berlin Hauptbahnhof',
          fr: 'Gare centrale de Berlin',
          es: 'Estación Central de Berlín',
          it: 'Stazione centrale di Berlino',
          pt: 'Estação Central de Berlim',
        }),
        quarter(52.5219, 13.4132, 'Alexanderplatz'),
        station(52.507, 13.3325, 'Zoo Station', {
          de: 'Bahnhof Zoo',
          fr: 'Gare du Zoo',
          es: 'Estación del Zoo',
          it: 'Stazione Zoo',
          pt: 'Estação Zoo',
        }),
        sight(52.5163, 13.3777, 'Brandenburg Gate', {
          de: 'Brandenburger Tor',
          fr: 'Porte de Brandebourg',
          es: 'Puerta de Brandeburgo',
          it: 'Porta di Brandeburgo',
          pt: 'Portão de Brandemburgo',
        }),
        airport(52.3667, 13.5033, 'Berlin Brandenburg Airport', {
          de: 'Flughafen Berlin Brandenburg',
          fr: 'Aéroport de Berlin-Brandebourg',
          es: 'Aeropuerto de Berlín-Brandeburgo',
          it: 'Aeroporto di Berlino-Brandeburgo',
          pt: 'Aeroporto de Berlim-Brandemburgo',
        }),
      ],
    }),
    city({
      name: 'Munich',
      translations: { de: 'München', es: 'Múnich', it: 'Monaco di Baviera', pt: 'Munique' },
      timezone,
      at: [48.1374, 11.5755],
      weight: 4,
      landmarks: [
        station(48.1402, 11.5584, 'Munich Central Station', {
          de: 'München Hauptbahnhof',
          fr: 'Gare centrale de Munich',
          es: 'Estación Central de Múnich',
          it: 'Stazione centrale di Monaco',
          pt: 'Estação Central de Munique',
        }),
        quarter(48.1373, 11.5754, 'Marienplatz'),
        station(48.1276, 11.605, 'East Station', {
          de: 'Ostbahnhof',
          fr: "Gare de l'Est",
          es: 'Estación del Este',
          it: 'Stazione Est',
          pt: 'Estação Leste',
        }),
        sight(48.1642, 11.6056, 'English Garden', {
          de: 'Englischer Garten',
          fr: 'Jardin anglais',
          es: 'Jardín Inglés',
          it: 'Giardino inglese',
          pt: 'Jardim Inglês',
        }),
      ],
    }),
    city({
      name: 'Hamburg',
      translations: { fr: 'Hambourg', es: 'Hamburgo', it: 'Amburgo', pt: 'Hamburgo' },
      timezone,
      at: [53.5511, 9.9937],
      weight: 3,
      landmarks: [
        station(53.5528, 10.0067, 'Hamburg Central Station', {
          de: 'Hamburg Hauptbahnhof',
          fr: 'Gare centrale de Hambourg',
          es: 'Estación Central de Hamburgo',
          it: 'Stazione centrale di Amburgo',
          pt: 'Estação Central de Hamburgo',
        }),
        sight(53.5413, 9.9841, 'Elbphilharmonie'),
        quarter(53.5455, 9.9663, 'Landungsbrücken'),
        station(53.5527, 9.9352, 'Altona'),
      ],
    }),
    city({
      name: 'Cologne',
      translations: { de: 'Köln', es: 'Colonia', it: 'Colonia', pt: 'Colônia' },
      timezone,
      at: [50.9375, 6.9603],
      weight: 2,
      landmarks: [
        station(50.9432, 6.9586, 'Cologne Central Station', {
          de: 'Köln Hauptbahnhof',
          fr: 'Gare centrale de Cologne',
          es: 'Estación Central de Colonia',
          it: 'Stazione centrale di Colonia',
          pt: 'Estação Central de Colônia',
        }),
        sight(50.9413, 6.9583, 'Cologne Cathedral', {
          de: 'Kölner Dom',
          fr: 'Cathédrale de Cologne',
          es: 'Catedral de Colonia',
          it: 'Duomo di Colonia',
          pt: 'Catedral de Colônia',
        }),
        station(50.9408, 6.9755, 'Messe/Deutz'),
      ],
    }),
  ],
});
