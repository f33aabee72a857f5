import type { Words } from '../words.ts';

export const words: Words<'unavailable'> = {
  unavailable: {
    title: 'Otro sitio para tu equipaje',
    inactive: {
      title: '%{place} no admite reservas por ahora',
      text: 'Los anfitriones también descansan. A unas calles, tu equipaje es igual de bienvenido.',
    },
    closed: {
      title: '%{place} está cerrado a esa hora',
      text: 'Entrega %{dropoff}, recogida %{pickup}: estos sitios están abiertos a las dos horas.',
    },
    full: {
      title: '%{place} está lleno a esa hora',
      text: 'Entrega %{dropoff}, recogida %{pickup}: en estos sitios aún caben %{bags}.',
    },
    open: {
      title: 'En %{place} hay sitio para ti',
      text: 'Puedes reservarlo otra vez a esas horas. O mira qué más hay cerca.',
    },
    toPlace: 'Ver %{place}',
    otherTimes: 'Elegir otras horas',
    nearby: 'Lo más cercano primero',
    none: 'Nada cerca a esa hora',
    noneText: 'En cinco kilómetros a la redonda todo está lleno o cerrado. A menudo basta con otra hora.',
    search: 'Buscar %{in}',
  },
};
