import type { Words } from '../words.ts';

export const words: Words<'faq'> = {
  faq: {
    title: 'Preguntas y respuestas',
    description: 'Reservas, precios, equipaje, devoluciones y cuentas en Cubby.',
    intro: 'Respuestas cortas a lo que más se pregunta. Escribe una palabra para acortar la lista.',
    filter: 'Buscar en las respuestas',
    none: 'Ninguna respuesta tiene esa palabra',
    noneText: 'Prueba otra palabra o escríbenos: cada mensaje lo lee una persona.',
    contact: 'Escríbenos',
    groups: {
      booking: 'Reservar',
      price: 'Precio y pago',
      bags: 'Tu equipaje',
      changes: 'Cambiar y cancelar',
      account: 'Cuenta y datos',
    },
    questions: {
      how: {
        question: '¿Cómo reservo?',
        answer:
          'Elige un lugar, tus horas y el número de bultos, escribe tu nombre y paga. Tu pase con código QR y PIN está al momento, también en tu correo.',
      },
      ahead: {
        question: '¿Hay que reservar con antelación?',
        answer:
          'No. Mientras un lugar muestre sitio, puedes reservar delante de la puerta. En los puentes conviene hacerlo pronto.',
      },
      hold: {
        question: '¿Qué significa el reloj al pagar?',
        answer:
          'Mientras pagas, el sitio se guarda quince minutos para ti. Nadie más puede ocuparlo. Si se acaba el tiempo, no se ha cobrado nada y puedes empezar de nuevo.',
      },
      phone: {
        question: '¿Necesito algo impreso?',
        answer: 'No. Enseña el pase en tu teléfono. Una vez visto, se abre también sin red.',
      },
      day: {
        question: '¿Qué es un día?',
        answer:
          'Un día del calendario del lugar. Un bulto que dejas el viernes y recoges el sábado son dos días. El formulario lo escribe antes de pagar.',
      },
      fees: {
        question: '¿Qué gastos hay?',
        answer:
          'Bultos por día, gastos por reserva y la garantía por bulto. Todo está en el precio desde el primer punto del mapa.',
      },
      cards: {
        question: '¿Cómo puedo pagar?',
        answer:
          'Con tarjeta de débito o crédito. Puede que tu banco te pida confirmar. Nunca pagues en efectivo en el mostrador una reserva que ya has pagado.',
      },
      coupon: {
        question: '¿Dónde escribo un cupón?',
        answer:
          'En el primer paso, debajo de los árboles. El nuevo total aparece antes de pagar. Los cupones de otra ciudad o caducados lo dicen.',
      },
      credit: {
        question: '¿Qué es el saldo?',
        answer:
          'Si cancelas con una cuenta, el dinero vuelve a la tarjeta o queda como saldo. El saldo paga tu próxima estancia en la misma moneda.',
      },
      size: {
        question: '¿Hay un tamaño máximo?',
        answer:
          'Los lugares con personal aceptan casi todo, de un bolso a un cochecito. Las taquillas tienen medidas interiores en centímetros, que están en su página.',
      },
      forbidden: {
        question: '¿Qué no puedo dejar?',
        answer:
          'Ni dinero, ni pasaportes, ni medicinas que necesites, ni comida que se estropee, ni animales, ni armas, ni nada que arda. Lleva contigo lo imprescindible.',
      },
      safe: {
        question: '¿Quién puede tocar mi equipaje?',
        answer:
          'Solo el anfitrión y su equipo. Cada bulto lleva una etiqueta numerada, y queda anotado cuándo llegó y cuándo se fue.',
      },
      guarantee: {
        question: '¿Y si algo se daña o se pierde?',
        answer:
          'Cada bulto tiene garantía. Comunícalo en los siete días siguientes a la recogida; el registro de tu equipaje ya forma parte de la solicitud.',
      },
      overnight: {
        question: '¿Puede quedarse de noche?',
        answer: 'Sí, hasta treinta días. Solo la entrega y la recogida deben estar dentro del horario.',
      },
      times: {
        question: '¿Puedo cambiar las horas?',
        answer:
          'Sí, en tu reserva: horas y número de bultos, incluso cuando ya están dentro. Si cuesta más, pagas la diferencia; si cuesta menos, vuelve al momento.',
      },
      cancel: {
        question: '¿Cómo cancelo?',
        answer:
          'Abre tu reserva y elige cancelar. %{refunds} La suma exacta y el último minuto se ven antes de decidir.',
      },
      closed: {
        question: 'El lugar está cerrado. ¿Y ahora?',
        answer:
          'Pulsa «Está cerrado» en tu reserva. Ves lugares abiertos cerca con sitio, te cambias en un paso y nunca pagas más. Si ninguno te va bien, lo recuperas todo.',
      },
      other: {
        question: '¿Puede recogerlo otra persona?',
        answer: 'Sí. Crea en tu reserva un PIN de un solo uso y pásalo. Hasta que se use, puedes retirarlo.',
      },
      late: {
        question: '¿Y si llego tarde?',
        answer:
          'Alarga la estancia en tu reserva de camino. Si ya ha cerrado, tu equipaje queda a salvo hasta que abra y se cobra el día de más.',
      },
      account: {
        question: '¿Necesito una cuenta?',
        answer:
          'No. Con cuenta, reservas, saldo y datos están en un sitio. Si entras más tarde con el mismo correo, vienen tus reservas anteriores.',
      },
      password: {
        question: 'No me llega el código. ¿Qué hago?',
        answer:
          'Mira en el correo no deseado y espera a que el reloj deje pedir otro. Los códigos valen diez minutos, y solo el más reciente funciona.',
      },
      delete: {
        question: '¿Cómo borro mi cuenta?',
        answer: 'En tu perfil. Antes ves qué desaparece y qué tiene que quedar en las cuentas por ley.',
      },
    },
  },
};
