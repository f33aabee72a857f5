import { city, country, quarter, sight, station } from './define-place.ts';

export const australia = country({
  code: 'AU',
  currency: 'AUD',
  name: 'Australia',
  translations: { de: 'Australien', fr: 'Australie', pt: 'Austrália' },
  at: [-25.2744, 133.7751],
  cities: [
    city({
      name: 'Sydney',
      translations: { es: 'Sídney' },
      timezone: 'Australia/Sydney',
      at: [-33.8688, 151.2093],
      weight: 5,
      landmarks: [
        station(-33.8832, 151.2067, 'Central Station', {
          de: 'Hauptbahnhof',
          fr: 'Gare centrale',
          es: 'Estación Central',
          it: 'Stazione Centrale',
          pt: 'Estação Central',
        }),
        quarter(-33.8614, 151.2108, 'Circular Quay'),
        sight(-33.8568, 151.2153, 'Sydney Opera House', {
          de: 'Opernhaus von Sydney',
          fr: 'Opéra de Sydney',
          es: 'Ópera de Sídney',
          it: 'Opera di Sydney',
          pt: 'Ópera de Sydney',
        }),
        quarter(-33.8908, 151.2743, 'Bondi Beach', {
          fr: 'Plage de Bondi',
          es: 'Playa de Bondi',
          pt: 'Praia de Bondi',
        }),
      ],
    }),
    city({
      name: 'Melbourne',
      timezone: 'Australia/Melbourne',
      at: [-37.8136, 144.9631],
      weight: 3,
      landmarks: [
        station(-37.8183, 144.9671, 'Flinders Street'),
        station(-37.8184, 144.9525, 'Southern Cross'),
        quarter(-37.8676, 144.9809, 'St Kilda'),
        sight(-37.8076, 144.9568, 'Queen Victoria Market'),
      ],
    }),
  ],
});
