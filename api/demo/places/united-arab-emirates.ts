import { airport, city, country, quarter, sight } from './define-place.ts';

const timezone = 'Asia/Dubai';

export const unitedArabEmirates = country({
  code: 'AE',
  currency: 'AED',
  name: 'United Arab Emirates',
  translations: {
    de: 'Vereinigte Arabische Emirate',
    fr: 'Émirats arabes unis',
    es: 'Emiratos Árabes Unidos',
    it: 'Emirati Arabi Uniti',
    pt: 'Emirados Árabes Unidos',
  },
  at: [23.4241, 53.8478],
  cities: [
    city({
      name: 'Dubai',
      translations: { fr: 'Dubaï', es: 'Dubái' },
      timezone,
      at: [25.2048, 55.2708],
      weight: 4,
      landmarks: [
        sight(25.1972, 55.2744, 'Burj Khalifa'),
        quarter(25.0772, 55.1405, 'Dubai Marina', { fr: 'Marina de Dubaï', es: 'Marina de Dubái' }),
        quarter(25.2637, 55.2972, 'Al Fahidi'),
        airport(25.2532, 55.3657, 'Dubai Airport', {
          de: 'Flughafen Dubai',
          fr: 'Aéroport de Dubaï',
          es: 'Aeropuerto de Dubái',
          it: 'Aeroporto di Dubai',
          pt: 'Aeroporto de Dubai',
        }),
        sight(25.1985, 55.2796, 'Dubai Mall'),
        sight(25.1412, 55.1853, 'Burj Al Arab'),
        quarter(25.1124, 55.139, 'Palm Jumeirah'),
        quarter(25.2697, 55.2963, 'Gold Souk', {
          de: 'Goldsouk',
          fr: 'Souk de l’or',
          es: 'Zoco del Oro',
          it: 'Suk dell’oro',
          pt: 'Souk do Ouro',
        }),
      ],
    }),
    city({
      name: 'Abu Dhabi',
      translations: { fr: 'Abou Dabi', es: 'Abu Dabi', pt: 'Abu Dhabi' },
      timezone,
      at: [24.4539, 54.3773],
      weight: 2,
      landmarks: [
        sight(24.4128, 54.4749, 'Sheikh Zayed Mosque', {
          de: 'Scheich-Zayid-Moschee',
          fr: 'Mosquée Cheikh Zayed',
          es: 'Mezquita Sheikh Zayed',
          it: 'Moschea dello sceicco Zayed',
          pt: 'Mesquita Sheikh Zayed',
        }),
        quarter(24.4743, 54.3366, 'Corniche'),
        airport(24.4331, 54.6511, 'Abu Dhabi Airport', {
          de: 'Flughafen Abu Dhabi',
          fr: "Aéroport d'Abou Dabi",
          es: 'Aeropuerto de Abu Dabi',
          it: 'Aeroporto di Abu Dhabi',
          pt: 'Aeroporto de Abu Dhabi',
        }),
        sight(24.5337, 54.3983, 'Louvre Abu Dhabi'),
        quarter(24.4959, 54.607, 'Yas Island', {
          de: 'Yas-Insel',
          fr: 'Île de Yas',
          es: 'Isla de Yas',
          it: 'Isola di Yas',
          pt: 'Ilha de Yas',
        }),
      ],
    }),
  ],
});
