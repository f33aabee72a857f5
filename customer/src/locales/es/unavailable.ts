import type { Words } from '../words.ts';

export const words: Words<'unavailable'> = {
  unavailable: {
    title: 'Otra consigna para tu equipaje',
    inactive: {
      title: '%{place} no admite reservas por ahora',
      text: 'Puedes reservar una de estas consignas cercanas.',
    },
    not_sold: {
      title: 'Por ahora no se puede reservar %{in}',
      text: '%{place} y las demás consignas de allí no admiten reservas por ahora. En otras ciudades puedes reservar como siempre.',
    },
    closed: {
      title: '%{place}: cerrado a esa hora',
      text: 'Entrega %{dropoff}, recogida %{pickup}: estas consignas están abiertas a las dos horas.',
    },
    full: {
      title: '%{place}: lleno a esa hora',
      text: 'Entrega %{dropoff}, recogida %{pickup}: en estas consignas aún caben %{bags}.',
    },
    open: {
      title: 'En %{place} hay sitio para ti',
      text: 'Puedes reservar otra vez a esas horas. O mira qué más hay cerca.',
    },
    toPlace: 'Ver %{place}',
    otherTimes: 'Elegir otras horas',
    nearby: 'Más cercanas primero',
    none: 'Nada cerca a esa hora',
    noneText: 'En cinco kilómetros a la redonda todo está lleno o cerrado. A menudo basta con otra hora.',
    search: 'Buscar %{in}',
  },
};
