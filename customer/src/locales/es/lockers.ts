import type { Words } from '../words.ts';

export const words: Words<'lockers'> = {
  lockers: {
    title: 'Taquillas',
    heading: 'Taquillas: %{place}',
    sizes: 'Tamaños y taquillas libres',
    freeFor: 'Libres del %{dropoff} al %{pickup}.',
    holds: 'cabe una maleta de cabina',
    price: '%{price} por un bulto, todo incluido',
    choose: 'Elegir horas y reservar',
    how: 'Cómo se abren las taquillas',
    steps: {
      book: {
        title: 'Reserva y paga',
        text: 'Elige tus horas y cuántas taquillas necesitas. Son tuyas desde ese momento.',
      },
      open: {
        title: 'Abre con tu código',
        text: 'Tu reserva muestra una taquilla y un código de entrega. Escríbelo en la pantalla y la puerta se abre.',
      },
      collect: {
        title: 'Recoge con el segundo código',
        text: 'El código de recogida abre la misma taquilla una sola vez. Después, cierra la taquilla.',
      },
    },
    access: 'Horario de acceso',
  },
};
