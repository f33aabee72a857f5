import { airport, city, country, quarter, sight, station } from './define-place.ts';

export const canada = country({
  code: 'CA',
  currency: 'CAD',
  name: 'Canada',
  translations: { de: 'Kanada', es: 'Canadá', pt: 'Canadá' },
  at: [56.1304, -106.3468],
  cities: [
    city({
      name: 'Toronto',
      timezone: 'America/Toronto',
      at: [43.6532, -79.3832],
      weight: 4,
      landmarks: [
        station(43.6453, -79.3806, 'Union Station'),
        sight(43.6426, -79.3871, 'CN Tower', { fr: 'Tour CN', es: 'Torre CN', it: 'Torre CN', pt: 'Torre CN' }),
        quarter(43.6547, -79.4023, 'Kensington Market'),
        airport(43.6777, -79.6248, 'Pearson Airport', {
          de: 'Flughafen Pearson',
          fr: 'Aéroport Pearson',
          es: 'Aeropuerto Pearson',
          it: 'Aeroporto Pearson',
          pt: 'Aeroporto Pearson',
        }),
      ],
    }),
    city({
      name: 'Montreal',
      translations: { fr: 'Montréal' },
      timezone: 'America/Toronto',
      at: [45.5019, -73.5674],
      weight: 3,
      landmarks: [
        station(45.4995, -73.5665, 'Central Station', {
          de: 'Hauptbahnhof',
          fr: 'Gare centrale',
          es: 'Estación Central',
          it: 'Stazione Centrale',
          pt: 'Estação Central',
        }),
        quarter(45.5075, -73.5544, 'Old Montreal', {
          de: 'Alt-Montreal',
          fr: 'Vieux-Montréal',
          es: 'Viejo Montreal',
          it: 'Vecchia Montreal',
          pt: 'Velha Montreal',
        }),
        sight(45.5045, -73.5878, 'Mount Royal', { fr: 'Mont Royal' }),
      ],
    }),
    city({
      name: 'Vancouver',
      timezone: 'America/Vancouver',
      at: [49.2827, -123.1207],
      weight: 2,
      landmarks: [
        station(49.2856, -123.1117, 'Waterfront Station', {
          de: 'Bahnhof Waterfront',
          fr: 'Gare Waterfront',
          es: 'Estación Waterfront',
          it: 'Stazione Waterfront',
          pt: 'Estação Waterfront',
        }),
        quarter(49.2838, -123.1088, 'Gastown'),
        sight(49.2888, -123.1111, 'Canada Place'),
      ],
    }),
  ],
});
