import { airport, city, country, quarter, sight, station } from './define-place.ts';

const timezone = 'Europe/Rome';

export const italy = country({
  code: 'IT',
  currency: 'EUR',
  name: 'Italy',
  translations: { de: 'Italien', fr: 'Italie', es: 'Italia', it: 'Italia', pt: 'Itália' },
  at: [41.8719, 12.5674],
  cities: [
    city({
      name: 'Rome',
      translations: { de: 'Rom', es: 'Roma', it: 'Roma', pt: 'Roma' },
      timezone,
      at: [41.9028, 12.4964],
      weight: 8,
      landmarks: [
        station(41.901, 12.5018, 'Termini'),
        sight(41.8902, 12.4922, 'Colosseum', {
          de: 'Kolosseum',
          fr: 'Colisée',
          es: 'Coliseo',
          it: 'Colosseo',
          pt: 'Coliseu',
        }),
        sight(41.9022, 12.4539, 'Vatican', { de: 'Vatikan', es: 'Vaticano', it: 'Vaticano', pt: 'Vaticano' }),
        sight(41.9009, 12.4833, 'Trevi Fountain', {
          de: 'Trevi-Brunnen',
          fr: 'Fontaine de Trevi',
          es: 'Fontana de Trevi',
          it: 'Fontana di Trevi',
          pt: 'Fontana di Trevi',
        }),
        quarter(41.8897, 12.4694, 'Trastevere'),
        airport(41.8003, 12.2389, 'Fiumicino Airport', {
          de: 'Flughafen Fiumicino',
          fr: 'Aéroport de Fiumicino',
          es: 'Aeropuerto de Fiumicino',
          it: 'Aeroporto di Fiumicino',
          pt: 'Aeroporto de Fiumicino',
        }),
      ],
    }),
    city({
      name: 'Milan',
      translations: { de: 'Mailand', es: 'Milán', it: 'Milano', pt: 'Milão' },
      timezone,
      at: [45.4642, 9.19],
      weight: 5,
      landmarks: [
        station(45.4864, 9.2045, 'Central Station', {
          de: 'Hauptbahnhof',
          fr: 'Gare centrale',
          es: 'Estación Central',
          it: 'Stazione Centrale',
          pt: 'Estação Central',
        }),
        sight(45.4641, 9.1919, 'Milan Cathedral', {
          de: 'Mailänder Dom',
          fr: 'Cathédrale de Milan',
          es: 'Catedral de Milán',
          it: 'Duomo di Milano',
          pt: 'Catedral de Milão',
        }),
        quarter(45.4512, 9.1772, 'Navigli'),
        station(45.4848, 9.1878, 'Porta Garibaldi'),
      ],
    }),
    city({
      name: 'Florence',
      translations: { de: 'Florenz', es: 'Florencia', it: 'Firenze', pt: 'Florença' },
      timezone,
      at: [43.7696, 11.2558],
      weight: 4,
      landmarks: [
        station(43.7765, 11.2479, 'Santa Maria Novella'),
        sight(43.768, 11.2531, 'Ponte Vecchio'),
        sight(43.7731, 11.256, 'Florence Cathedral', {
          de: 'Dom von Florenz',
          fr: 'Cathédrale de Florence',
          es: 'Catedral de Florencia',
          it: 'Duomo di Firenze',
          pt: 'Catedral de Florença',
        }),
      ],
    }),
    city({
      name: 'Venice',
      translations: { de: 'Venedig', fr: 'Venise', es: 'Venecia', it: 'Venezia', pt: 'Veneza' },
      timezone,
      at: [45.4408, 12.3155],
      weight: 4,
      landmarks: [
        station(45.441, 12.321, 'Santa Lucia'),
        quarter(45.4379, 12.3188, 'Piazzale Roma'),
        sight(45.438, 12.3359, 'Rialto Bridge', {
          de: 'Rialtobrücke',
          fr: 'Pont du Rialto',
          es: 'Puente de Rialto',
          it: 'Ponte di Rialto',
          pt: 'Ponte de Rialto',
        }),
        station(45.4825, 12.2318, 'Mestre'),
      ],
    }),
    city({
      name: 'Naples',
      translations: { de: 'Neapel', es: 'Nápoles', it: 'Napoli', pt: 'Nápoles' },
      timezone,
      at: [40.8518, 14.2681],
      weight: 2,
      landmarks: [
        station(40.8529, 14.2723, 'Piazza Garibaldi'),
        sight(40.8384, 14.2527, 'Castel Nuovo'),
        quarter(40.8489, 14.2565, 'Spaccanapoli'),
      ],
    }),
  ],
});
