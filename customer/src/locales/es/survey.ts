import type { Words } from '../words.ts';

export const words: Words<'survey'> = {
  survey: {
    title: '¿Qué tal fue?',
    heading: '¿Qué tal fue, %{name}?',
    intro: 'Valorar lleva medio minuto y ayuda a elegir a quien viene después.',
    stay: '%{place}, del %{dropoff} al %{pickup}',
    stashpoint: {
      question: '¿Qué tal %{place}?',
      hint: 'Lo leerán otros viajeros, junto con tu nombre de pila.',
    },
    stasher: {
      question: '¿Y qué tal Cubby?',
      hint: 'Reservar, pagar, llegar: lo que se te ocurra.',
    },
    stars: {
      1: '1 de 5: mal',
      2: '2 de 5: regular',
      3: '3 de 5: aceptable',
      4: '4 de 5: bien',
      5: '5 de 5: estupendo',
    },
    inWords: 'En pocas palabras (opcional)',
    noStars: 'Aún sin estrellas',
    starsMissing: 'Elige de una a cinco estrellas.',
    send: 'Enviar opinión',
    home: 'Ir al inicio',
    thanks: {
      title: 'Gracias, %{name}',
      text: 'Hemos recibido tu opinión sobre %{place}. Buen viaje y hasta la próxima.',
    },
    done: {
      title: 'Ya nos diste tu opinión',
      text: 'Hemos recibido tu opinión sobre %{place}. ¡Gracias, %{name}!',
    },
    left: { question: '¿Dejaste tu equipaje en %{place}?', yes: 'Sí', no: 'No, no lo dejé' },
    early: {
      title: 'Todavía es pronto',
      text: 'Tu reserva en %{place} empieza el %{time}. Vuelve cuando haya terminado y cuéntanos qué tal.',
    },
    cancelled: {
      title: 'No hay nada que valorar',
      text: 'Esta reserva en %{place} se canceló. Esperamos que la próxima vez salga bien.',
    },
    unused: {
      title: 'No hay nada que valorar',
      text: 'Con esta reserva no se dejó equipaje en %{place}.',
    },
    wrongLink: 'Este enlace no funciona',
    wrongLinkText:
      'Puede que se haya cortado por el camino. Ábrelo otra vez desde el correo, o inicia sesión y mira en «Mis reservas».',
  },
};
