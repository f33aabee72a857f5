import type { Words } from '../words.ts';

export const words: Words<'faq'> = {
  faq: {
    title: 'Preguntas y respuestas',
    description: 'Reservas, precios, equipaje, reembolsos y cuentas en Cubby.',
    intro: 'Respuestas cortas a lo que más se pregunta. Escribe una palabra para filtrar la lista.',
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
          'Elige una consigna, tus horas y el número de bultos, escribe tu nombre y paga. Recibes al momento tu pase con código QR y PIN, también por correo.',
      },
      ahead: {
        question: '¿Hay que reservar con antelación?',
        answer:
          'No. Mientras una consigna muestre sitio, puedes reservar delante de la puerta. En los puentes conviene hacerlo pronto.',
      },
      hold: {
        question: '¿Qué significa la cuenta atrás al pagar?',
        answer:
          'Mientras pagas, te guardamos el sitio quince minutos. Nadie más puede ocuparlo. Si se acaba el tiempo, no se ha cobrado nada y puedes empezar de nuevo.',
      },
      phone: {
        question: '¿Necesito algo impreso?',
        answer: 'No. Enseña el pase en tu teléfono. Una vez visto, se abre también sin conexión.',
      },
      day: {
        question: '¿Qué es un día?',
        answer:
          'Un día natural, según la hora local de la consigna. Un bulto que dejas el viernes y recoges el sábado son dos días. El formulario lo muestra antes de pagar.',
      },
      fees: {
        question: '¿Qué gastos hay?',
        answer:
          'Bultos por día, gastos de gestión por reserva y la garantía por bulto. Todo está en el precio desde el primer marcador del mapa.',
      },
      cards: {
        question: '¿Cómo puedo pagar?',
        answer:
          'Con tarjeta de débito o crédito y, si tu dispositivo los tiene, con Apple Pay, Google Pay, PayPal o Link. Con una cuenta puedes guardar una tarjeta para la próxima vez. Puede que tu banco te pida confirmar. Nunca pagues en efectivo en el mostrador una reserva que ya has pagado.',
      },
      coupon: {
        question: '¿Dónde escribo un cupón?',
        answer:
          'En el primer paso, debajo de «Plantar un árbol». El nuevo total aparece antes de pagar. Si el cupón es de otra ciudad o ha caducado, te avisamos.',
      },
      credit: {
        question: '¿Qué es el saldo?',
        answer:
          'Si cancelas con una cuenta, el reembolso va al medio de pago o queda como saldo. Con el saldo pagas tu próxima reserva en la misma moneda.',
      },
      size: {
        question: '¿Hay un tamaño máximo?',
        answer:
          'Las consignas con personal aceptan casi todo, de un bolso a un cochecito. Las taquillas tienen medidas interiores en centímetros, que están en su página.',
      },
      forbidden: {
        question: '¿Qué no puedo dejar?',
        answer:
          'Ni dinero, ni pasaportes, ni medicinas que necesites, ni comida que se estropee, ni animales, ni armas, ni nada inflamable. Lleva contigo lo imprescindible.',
      },
      safe: {
        question: '¿Quién puede tocar mi equipaje?',
        answer:
          'Solo el anfitrión y su equipo. Cada bulto lleva una etiqueta numerada, y queda anotado cuándo llegó y cuándo se fue.',
      },
      guarantee: {
        question: '¿Y si algo se daña o se pierde?',
        answer:
          'Cada bulto está cubierto por la garantía. Comunícalo en tu reserva en los siete días siguientes a la recogida; el registro de tu equipaje ya forma parte de la solicitud.',
      },
      overnight: {
        question: '¿Puede quedarse el equipaje por la noche?',
        answer: 'Sí, hasta treinta días. Solo la entrega y la recogida deben estar dentro del horario.',
      },
      times: {
        question: '¿Puedo cambiar las horas?',
        answer:
          'Sí, en tu reserva: horas y número de bultos, incluso cuando ya están dentro. Si cuesta más, pagas la diferencia; si cuesta menos, se reembolsa con la misma regla que al cancelar. %{refunds} Lo que no se reembolsa cuenta si vuelves a ampliar la reserva, y verás el importe antes de confirmar.',
      },
      cancel: {
        question: '¿Cómo cancelo?',
        answer:
          'Abre tu reserva y elige cancelar. %{refunds} El importe exacto y el último minuto se ven antes de decidir.',
      },
      closed: {
        question: 'La consigna está cerrada. ¿Y ahora?',
        answer:
          'Pulsa «Está cerrado» en tu reserva. Ves consignas abiertas cerca con sitio, te cambias en un paso y nunca pagas más. Si ninguna te va bien, cancela: con cuenta recibes saldo al momento, y te reembolsamos en tu medio de pago cuando la consigna lo reconozca, nuestro equipo lo confirme o pasen 48 horas sin respuesta.',
      },
      other: {
        question: '¿Puede recoger mi equipaje otra persona?',
        answer: 'Sí. Crea en tu reserva un PIN de un solo uso y pásalo. Hasta que se use, puedes anularlo.',
      },
      late: {
        question: '¿Y si llego tarde?',
        answer:
          'Amplía tu reserva mientras vas de camino. Si ya ha cerrado, tu equipaje queda a salvo hasta que abra y se cobra el día de más.',
      },
      account: {
        question: '¿Necesito una cuenta?',
        answer:
          'No. Con cuenta, reservas, saldo y datos están juntos. Si inicias sesión más tarde con el mismo correo, vienen tus reservas anteriores.',
      },
      password: {
        question: 'No me llega el código. ¿Qué hago?',
        answer:
          'Mira en el correo no deseado y espera a que la cuenta atrás permita pedir otro. Los códigos valen diez minutos, y solo el más reciente funciona.',
      },
      delete: {
        question: '¿Cómo borro mi cuenta?',
        answer: 'En tu perfil. Antes ves qué desaparece y qué debe conservarse en la contabilidad por ley.',
      },
    },
  },
};
