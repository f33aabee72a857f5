import { airport, city, country, quarter, sight, station } from './define-place.ts';

const timezone = 'Europe/Paris';

export const france = country({
  code: 'FR',
  currency: 'EUR',
  name: 'France',
  translations: { de: 'Frankreich', es: 'Francia', it: 'Francia', pt: 'França' },
  at: [46.6034, 1.8883],
  cities: [
    city({
      name: 'Paris',
      translations: { es: 'París', it: 'Parigi' },
      timezone,
      at: [48.8566, 2.3522],
      weight: 11,
      landmarks: [
        station(48.8809, 2.3553, 'Gare du Nord', { es: 'Estación del Norte' }),
        station(48.8443, 2.3735, 'Gare de Lyon', { es: 'Estación de Lyon' }),
        station(48.841, 2.3207, 'Montparnasse'),
        sight(48.8584, 2.2945, 'Eiffel Tower', {
          de: 'Eiffelturm',
          fr: 'Tour Eiffel',
          es: 'Torre Eiffel',
          it: 'Torre Eiffel',
          pt: 'Torre Eiffel',
        }),
        quarter(48.8867, 2.3431, 'Montmartre'),
        quarter(48.8575, 2.3592, 'Le Marais'),
      ],
    }),
    city({
      name: 'Lyon',
      translations: { it: 'Lione', pt: 'Lyon' },
      timezone,
      at: [45.764, 4.8357],
      weight: 3,
      landmarks: [
        station(45.7605, 4.8597, 'Part-Dieu'),
        station(45.7485, 4.8256, 'Perrache'),
        quarter(45.7622, 4.8272, 'Old Lyon', {
          de: 'Altstadt von Lyon',
          fr: 'Vieux Lyon',
          es: 'Viejo Lyon',
          it: 'Vecchia Lione',
          pt: 'Velha Lyon',
        }),
      ],
    }),
    city({
      name: 'Marseille',
      translations: { es: 'Marsella', it: 'Marsiglia', pt: 'Marselha' },
      timezone,
      at: [43.2965, 5.3698],
      weight: 2,
      landmarks: [
        station(43.3027, 5.3806, 'Saint-Charles'),
        quarter(43.2951, 5.3742, 'Old Port', {
          de: 'Alter Hafen',
          fr: 'Vieux-Port',
          es: 'Puerto Viejo',
          it: 'Porto Vecchio',
          pt: 'Porto Velho',
        }),
        sight(43.284, 5.3713, 'Notre-Dame de la Garde'),
      ],
    }),
    city({
      name: 'Nice',
      translations: { de: 'Nizza', es: 'Niza', it: 'Nizza' },
      timezone,
      at: [43.7102, 7.262],
      weight: 3,
      landmarks: [
        station(43.7046, 7.2619, 'Nice-Ville'),
        quarter(43.6975, 7.2756, 'Old Nice', {
          de: 'Altstadt von Nizza',
          fr: 'Vieux-Nice',
          es: 'Casco antiguo de Niza',
          it: 'Città vecchia di Nizza',
          pt: 'Centro antigo de Nice',
        }),
        airport(43.6653, 7.2095, "Nice Côte d'Azur Airport", {
          de: "Flughafen Nizza Côte d'Azur",
          fr: "Aéroport Nice Côte d'Azur",
          es: 'Aeropuerto de Niza Costa Azul',
          it: 'Aeroporto di Nizza Costa Azzurra',
          pt: "Aeroporto de Nice Côte d'Azur",
        }),
      ],
    }),
  ],
});
