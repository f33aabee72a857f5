import { airport, city, country, quarter, sight, station } from './define-place.ts';

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
        sight(-33.8523, 151.2108, 'Harbour Bridge'),
        quarter(-33.8731, 151.1996, 'Darling Harbour'),
        quarter(-33.8599, 151.209, 'The Rocks'),
        airport(-33.9399, 151.1753, 'Sydney Airport', {
          de: 'Flughafen Sydney',
          fr: 'Aéroport de Sydney',
          es: 'Aeropuerto de Sídney',
          it: 'Aeroporto di Sydney',
          pt: 'Aeroporto de Sydney',
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
        quarter(-37.818, 144.969, 'Federation Square'),
        sight(-37.82, 144.9834, 'Melbourne Cricket Ground'),
        airport(-37.669, 144.841, 'Melbourne Airport', {
          de: 'Flughafen Melbourne',
          fr: 'Aéroport de Melbourne',
          es: 'Aeropuerto de Melbourne',
          it: 'Aeroporto di Melbourne',
          pt: 'Aeroporto de Melbourne',
        }),
      ],
    }),
  ],
});
