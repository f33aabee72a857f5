import type { Words } from '../words.ts';

export const words: Words<'guide'> = {
  guide: {
    howItWorks: 'Cómo funciona',
    steps: {
      pick: {
        title: 'Elige una consigna',
        text: 'Mira qué está abierto y libre a tus horas, con el precio completo en cada marcador.',
      },
      leave: {
        title: 'Deja tu equipaje',
        text: 'Enseña tu pase en el mostrador. El anfitrión etiqueta tus bultos y los guarda.',
      },
      enjoy: {
        title: 'Sigue con las manos libres',
        text: 'Vuelve antes del cierre, enseña otra vez el pase y listo.',
      },
    },
    questions: {
      title: 'Conviene saber',
      day: {
        title: '¿Qué cuenta como un día?',
        text: 'Un día natural, según la hora local de la consigna. Un bulto que dejas el viernes a mediodía y recoges el sábado por la mañana son dos días, y el precio lo dice antes de reservar.',
      },
      cancel: {
        title: '¿Y si cambian mis planes?',
        text: 'Cambia las horas o el número de bultos en tu reserva. Pagas la diferencia o se te reembolsa con la misma regla que al cancelar. %{refunds}',
      },
      late: {
        title: '¿Puede quedarse el equipaje por la noche?',
        text: 'Sí, siempre que la entrega y la recogida estén dentro del horario. Las consignas abiertas 24 horas están señaladas.',
      },
      size: {
        title: '¿Hay un tamaño máximo?',
        text: 'La mayoría acepta cualquier maleta. Si hay un límite, está en centímetros en la página de la consigna.',
      },
      account: {
        title: '¿Necesito una cuenta?',
        text: 'No. Basta un nombre, una dirección de correo y un teléfono. Inicia sesión más tarde con la misma dirección y tus reservas estarán ahí.',
      },
    },
  },
};
