import { airport, city, country, quarter, sight, station } from './define-place.ts';

export const unitedStates = country({
  code: 'US',
  currency: 'USD',
  name: 'United States',
  translations: {
    de: 'Vereinigte Staaten',
    fr: 'États-Unis',
    es: 'Estados Unidos',
    it: 'Stati Uniti',
    pt: 'Estados Unidos',
  },
  at: [39.8283, -98.5795],
  cities: [
    city({
      name: 'New York',
      translations: { es: 'Nueva York', pt: 'Nova York' },
      timezone: 'America/New_York',
      at: [40.7128, -74.006],
      weight: 9,
      landmarks: [
        station(40.7506, -73.9935, 'Penn Station'),
        station(40.7527, -73.9772, 'Grand Central'),
        quarter(40.758, -73.9855, 'Times Square'),
        sight(40.7061, -73.9969, 'Brooklyn Bridge', {
          fr: 'Pont de Brooklyn',
          es: 'Puente de Brooklyn',
          it: 'Ponte di Brooklyn',
          pt: 'Ponte do Brooklyn',
        }),
        station(40.7569, -73.9903, 'Port Authority'),
        airport(40.6413, -73.7781, 'JFK Airport', {
          de: 'Flughafen JFK',
          fr: 'Aéroport JFK',
          es: 'Aeropuerto JFK',
          it: 'Aeroporto JFK',
          pt: 'Aeroporto JFK',
        }),
      ],
    }),
    city({
      name: 'San Francisco',
      timezone: 'America/Los_Angeles',
      at: [37.7749, -122.4194],
      weight: 3,
      landmarks: [
        quarter(37.788, -122.4075, 'Union Square'),
        sight(37.8087, -122.4098, 'Pier 39', { fr: 'Jetée 39', es: 'Muelle 39', it: 'Molo 39', pt: 'Píer 39' }),
        station(37.7766, -122.3947, '4th and King'),
        sight(37.7955, -122.3937, 'Ferry Building'),
      ],
    }),
    city({
      name: 'Los Angeles',
      translations: { es: 'Los Ángeles' },
      timezone: 'America/Los_Angeles',
      at: [34.0522, -118.2437],
      weight: 3,
      landmarks: [
        station(34.0561, -118.2365, 'Union Station'),
        quarter(34.1016, -118.3267, 'Hollywood'),
        sight(34.0083, -118.4987, 'Santa Monica Pier', {
          fr: 'Jetée de Santa Monica',
          es: 'Muelle de Santa Mónica',
          it: 'Molo di Santa Monica',
          pt: 'Píer de Santa Mônica',
        }),
        airport(33.9416, -118.4085, 'Los Angeles Airport', {
          de: 'Flughafen Los Angeles',
          fr: 'Aéroport de Los Angeles',
          es: 'Aeropuerto de Los Ángeles',
          it: 'Aeroporto di Los Angeles',
          pt: 'Aeroporto de Los Angeles',
        }),
      ],
    }),
    city({
      name: 'Chicago',
      timezone: 'America/Chicago',
      at: [41.8781, -87.6298],
      weight: 3,
      landmarks: [
        station(41.8787, -87.6403, 'Union Station'),
        quarter(41.8786, -87.6251, 'The Loop'),
        sight(41.8827, -87.6233, 'Millennium Park'),
        sight(41.8917, -87.6086, 'Navy Pier'),
      ],
    }),
    city({
      name: 'Washington',
      timezone: 'America/New_York',
      at: [38.9072, -77.0369],
      weight: 2,
      landmarks: [
        station(38.8973, -77.0063, 'Union Station'),
        sight(38.8896, -77.023, 'National Mall'),
        quarter(38.9097, -77.0654, 'Georgetown'),
      ],
    }),
  ],
});
