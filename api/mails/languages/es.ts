import { es as stayMessages } from './es-stay-messages.ts';
import { type MailTexts, paragraphs } from './mail-texts.ts';

export const es: MailTexts = {
  ...stayMessages,
  code: {
    subject: ({ code }) => `${code} es tu código de Cubby`,
    body: ({ code }) =>
      paragraphs(
        `Tu código es ${code}.`,
        'Escríbelo en la página en la que lo pediste. Es válido durante diez minutos.\nSi no lo has pedido, puedes ignorar este mensaje.',
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code}: elige una nueva contraseña de Cubby`,
    body: ({ code }) =>
      paragraphs(
        `Tu código para una nueva contraseña es ${code}.`,
        'Es válido durante diez minutos; después tienes media hora para elegir la contraseña.\nSi no lo has pedido, ignora este mensaje: tu contraseña no cambia.',
      ),
  },
  passwordChanged: {
    subject: () => 'Tu contraseña de Cubby ha cambiado',
    body: ({ name, link }) =>
      paragraphs(
        `Hola, ${name}:`,
        'tu contraseña acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.',
        `¿No has sido tú? Entra con un código por correo y elige enseguida una nueva contraseña: ${link}`,
      ),
  },
  confirmed: {
    subject: ({ place, id }) => `Tu equipaje te espera en ${place} (${id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        'tu sitio está reservado.',
        `Reserva ${f.id}\n${f.place}, ${f.address}\nEntrega: ${f.dropoff}\nRecogida: ${f.pickup}\nBultos: ${f.bags}\nPagado: ${f.total}`,
        `Tu pase: ${f.link}`,
        f.refunds,
      ),
  },
  cancelled: {
    subject: ({ id }) => `La reserva ${id} está cancelada`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `la reserva ${f.id} en ${f.place} está cancelada.`,
        f.card && `Te devolvemos ${f.card} a la tarjeta; los bancos tardan entre cinco y diez días.`,
        f.credit && `${f.credit} quedan como saldo en tu cuenta para tu próxima reserva.`,
        !f.card && !f.credit && 'No hay ningún importe que devolver.',
      ),
  },
  reviewRequest: {
    subject: ({ place }) => `¿Qué tal en ${place}?`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `esperamos que tu equipaje haya estado en buenas manos en ${f.place}. ¿Qué tal fue?`,
        `Dos valoraciones llevan medio minuto y ayudan a otros viajeros a elegir:\n${f.link}`,
        '¡Gracias!',
      ),
  },
  collectedQuestion: {
    subject: ({ place }) => `¿Tienes ya tu equipaje de ${place}?`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `el mostrador de ${f.place} no ha anotado que recogieras el equipaje de la reserva ${f.id}.`,
        `¿Lo tienes? Dilo con un toque. Si no puedes llegar a él, dilo también ahí y nos ocupamos enseguida:\n${f.link}`,
      ),
  },
  incident: {
    subject: ({ place, id }) => `Alguien espera en la puerta de ${place} (${id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        f.kind === 'closed' &&
          `${f.traveller} está delante de ${f.place} con la reserva ${f.id} y lo encuentra cerrado.`,
        f.kind === 'refused' &&
          `${f.traveller} está en ${f.place} con la reserva ${f.id} y dice que no le han aceptado el equipaje.`,
        f.kind === 'closed_at_pickup' &&
          `${f.traveller} quiere recoger el equipaje de la reserva ${f.id} en ${f.place} y no puede entrar.`,
        f.text && `Nos escribe: «${f.text}»`,
        `El aviso es del ${f.at}.`,
        f.distance && `Su teléfono estaba a ${f.distance} de tu marcador.`,
        f.pictures > 0 && 'Ha enviado una foto.',
        f.kind === 'closed_at_pickup'
          ? 'Abre o envía a alguien en los próximos 30 minutos, por favor. Puede depender de ello un tren o un vuelo.'
          : 'Si es un error, acepta el equipaje ahora, por favor. Si no, le ofreceremos otro sitio cercano.',
        f.answerBy
          ? `Antes de que cuente en contra de tu local, tienes la palabra hasta el ${f.answerBy}, con fotos como prueba:\n${f.link}`
          : `Dile cuándo tendrá su equipaje:\n${f.link}`,
      ),
  },
  reportDecided: {
    subject: ({ place, id, outcome }) =>
      outcome === 'dismissed' ? `Un aviso sobre ${place} no cuenta (${id})` : `Un aviso sobre ${place} cuenta (${id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        f.outcome === 'dismissed' &&
          `hemos revisado lo que se avisó sobre ${f.place} el ${f.at}, reserva ${f.id}. No cuenta en contra de tu local.`,
        f.outcome === 'upheld' &&
          `hemos revisado lo que se avisó sobre ${f.place} el ${f.at}, reserva ${f.id}. Cuenta en contra de tu local durante 90 días.`,
        f.outcome === 'unanswered' &&
          `nadie respondió a tiempo al aviso sobre ${f.place} del ${f.at}, reserva ${f.id}. Cuenta en contra de tu local durante 90 días.`,
        f.text && `Nuestro motivo: «${f.text}»`,
        f.outcome === 'unanswered' &&
          'Si no fue como dice el aviso, responde a este mensaje y lo revisaremos otra vez.',
        `El aviso: ${f.link}`,
      ),
  },
  hostComes: {
    subject: ({ place, id, at }) =>
      at ? `${place} te abre a esta hora: ${at} (${id})` : `${place} está abierto ahora (${id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        f.at
          ? `alguien va de camino a ${f.place} y te dará tu equipaje a esta hora: ${f.at}.`
          : `${f.place} está abierto ahora: tu equipaje te espera.`,
        `${f.place}, ${f.address}`,
        f.text && `Te escriben: «${f.text}»`,
        `¿No viene nadie? También nosotros miramos el reloj. Tu reserva: ${f.link}`,
      ),
  },
  reviewAnswered: {
    subject: ({ place }) => `${place} ha respondido a tu reseña`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `${f.place} ha respondido a lo que escribiste:`,
        `«${f.answer}»`,
        `Todo el mundo puede leerlo debajo de tu reseña: ${f.link}`,
      ),
  },
  moved: {
    subject: ({ place, id }) => `Nuevo sitio para tu equipaje: ${place} (${id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `sentimos lo de ${f.from}. Ahora te esperan aquí, sin coste adicional:`,
        `${f.place}, ${f.address}\nEntrega: ${f.dropoff}\nRecogida: ${f.pickup}\nBultos: ${f.bags}`,
        f.card && `Te devolvemos ${f.card} a la tarjeta, porque este sitio cuesta menos.`,
        f.credit && `${f.credit} vuelven al saldo de tu cuenta, porque este sitio cuesta menos.`,
        `Tu pase: ${f.link}`,
      ),
  },
  departed: {
    subject: ({ id }) => `La reserva ${id} se ha trasladado`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `${f.traveller} no pudo dejar el equipaje de la reserva ${f.id} en ${f.place} y ha ido a un sitio cercano. No hace falta que esperes; esta reserva ya no se te abona.`,
        'Revisa tu horario de apertura, por favor, para que no vuelva a ocurrir.',
      ),
  },
  arriving: {
    subject: ({ place, id }) => `Equipaje de camino a ${place} (${id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `${f.traveller} se encontró una puerta cerrada cerca de ti y va ahora a tu local.`,
        `Reserva ${f.id}\nEntrega: ${f.dropoff}\nRecogida: ${f.pickup}\nBultos: ${f.bags}`,
        'Cobras tu parte completa, como con cualquier reserva.',
      ),
  },
  refunded: {
    subject: ({ id }) => `Devolución de la reserva ${id}`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `te hemos devuelto una cantidad por tu reserva ${f.id}.`,
        f.card && `${f.card} van de camino a tu tarjeta; los bancos tardan unos días.`,
        f.credit && `${f.credit} son ahora saldo en tu cuenta, para tu próxima estancia.`,
      ),
  },
  unanswered: {
    subject: ({ place, id }) => `Nadie ha abierto: ${place} (${id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `${f.traveller} no puede recoger el equipaje de la reserva ${f.id} en ${f.place}, y el anfitrión no ha respondido en 30 minutos.`,
        `Llama al anfitrión y después al viajero: ${f.link}`,
      ),
  },
  hostWelcome: {
    subject: ({ place }) => `${place} está de camino a Cubby`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `gracias por ofrecer espacio para equipaje. Hemos preparado un borrador de ${f.place} en ${f.city}.`,
        'Revisa los horarios, los precios y las fotos y envíalo. Comprobamos cada lugar antes de que lo vean los viajeros.',
        `Con este enlace entras enseguida; sirve una vez y durante una semana: ${f.link}\nDespués, entra con esta dirección de correo; te llegará un código.`,
      ),
  },
  relocated: {
    subject: ({ place, id }) => `Tu reserva ${id} cambia de sitio: ${place}`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `${f.from} ya no puede guardar tu equipaje a la hora que reservaste. Te hemos encontrado un sitio cercano, sin coste adicional:`,
        `${f.place}, ${f.address}\nEntrega: ${f.dropoff}\nRecogida: ${f.pickup}\nBultos: ${f.bags}`,
        f.card && `Te devolvemos ${f.card} a la tarjeta, porque este sitio cuesta menos.`,
        f.credit && `${f.credit} vuelven al saldo de tu cuenta, porque este sitio cuesta menos.`,
        `Tu nuevo pase: ${f.link}`,
        f.refunds && `Si no te conviene, cancela. ${f.refunds}`,
      ),
  },
  reassigned: {
    subject: ({ id }) => `La reserva ${id} ya no va a tu local`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `${f.place} ya no puede atender la reserva ${f.id} de ${f.traveller} (${f.dropoff}), así que la hemos pasado a un sitio cercano. No esperes a nadie; esta reserva ya no se te abona.`,
      ),
  },
  assigned: {
    subject: ({ place, id }) => `Llega una reserva a ${place} (${id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `hemos pasado a tu local la reserva de ${f.traveller}, porque otro sitio cercano no puede atenderla.`,
        `Reserva ${f.id}\nEntrega: ${f.dropoff}\nRecogida: ${f.pickup}\nBultos: ${f.bags}`,
        'Cobras tu parte completa, como con cualquier reserva.',
      ),
  },
  placeApproved: {
    subject: ({ place }) => `${place} está aprobado`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `buenas noticias: ${f.place} está aprobado y ya se puede reservar.`,
        `Así lo ven los viajeros: ${f.page}`,
        `Tu panel de anfitrión: ${f.link}`,
      ),
  },
  placeRejected: {
    subject: ({ place }) => `${place} todavía no puede entrar en Cubby`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `hemos revisado ${f.place} y no podemos aprobarlo. El motivo:`,
        f.message,
        `Si se puede cambiar, repasa el lugar y envíalo de nuevo: ${f.link}`,
      ),
  },
  placeSentBack: {
    subject: ({ place }) => `Una cosa más sobre ${place}`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `hemos revisado ${f.place}. Antes de aprobarlo necesitamos algo más de ti:`,
        f.message,
        `Complétalo en tu panel de anfitrión y vuelve a enviarlo: ${f.link}`,
      ),
  },
  proposalAccepted: {
    subject: ({ place }) => `Tu cambio en ${place} ya se ve`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `hemos mirado lo que quieres cambiar en ${f.place} y estamos de acuerdo. Los viajeros lo ven desde ahora.`,
        `Tu local: ${f.link}`,
      ),
  },
  proposalRefused: {
    subject: ({ place }) => `Tu cambio en ${place} no puede hacerse`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `hemos mirado lo que quieres cambiar en ${f.place} y no podemos aceptarlo. Este es el motivo:`,
        f.message,
        `Todo queda como estaba. Tu local: ${f.link}`,
      ),
  },
  paidOut: {
    subject: ({ amount }) => `${amount} van de camino a tu cuenta`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `te hemos transferido ${f.amount}: tu parte de ${f.count} reservas hasta el ${f.until}.`,
        `Llega a tu cuenta terminada en ${f.account}; los bancos tardan de uno a tres días.`,
      ),
  },
  latePayment: {
    subject: ({ id }) => `Tu pago de la reserva ${id} se devuelve`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        f.roomIsGone
          ? `tu pago de ${f.amount} para la reserva ${f.id} llegó cuando ya habían pasado los quince minutos y el sitio en ${f.place} lo tenía otra persona. Lo sentimos.`
          : `ha llegado un pago de ${f.amount} para la reserva ${f.id}, que no pudo aceptarlo: llegó demasiado tarde o la reserva ya estaba pagada.`,
        'Se devuelve todo por la misma vía; los bancos tardan entre cinco y diez días.',
        f.places && `Estos sitios cercanos tienen hueco para tu equipaje:\n${f.places}`,
        f.roomIsGone && !f.places && `Busca otro sitio para tu equipaje: ${f.link}`,
      ),
  },
};
