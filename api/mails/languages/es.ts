import { action, facts, link, links, parts, pin, quote, stashpoint } from '../parts.ts';
import { es as addressMails } from './es-address-mails.ts';
import { es as caseReplies } from './es-case-replies.ts';
import { es as claimMails } from './es-claim-mails.ts';
import { es as hostNotices } from './es-host-notices.ts';
import { es as moneyMails } from './es-money-mails.ts';
import { es as oneTimeLinkMails } from './es-one-time-link-mails.ts';
import { es as ownStay } from './es-own-stay.ts';
import { es as signInMethodMails } from './es-sign-in-method-mails.ts';
import { es as staffMails } from './es-staff-mails.ts';
import { es as stayMessages } from './es-stay-messages.ts';
import { es as teamMails } from './es-team-mails.ts';
import type { MailTexts } from './mail-texts.ts';

export const es: MailTexts = {
  ...stayMessages,
  ...ownStay,
  ...hostNotices,
  ...caseReplies,
  ...claimMails,
  frame: {
    about: 'Consigna de equipaje en tiendas, hoteles y cafés cerca de ti',
    help: 'Ayuda',
    stop: 'No quiero más correos como este',
    closed: 'cerrado',
    allDay: 'abierto 24 horas',
    calendarTitle: (stashpoint) => `Equipaje en ${stashpoint}`,
    pass: {
      pin: 'PIN',
      show: 'Enseña esto en el mostrador.',
      qr: 'Código QR de tu reserva',
      unit: 'Taquilla',
      dropoffCode: 'Código de entrega',
      pickupCode: 'Código de recogida',
      open: 'Escribe el código de entrega en la pantalla y la puerta se abre. Deja tu equipaje y ciérrala. El código de recogida abre la misma taquilla una sola vez.',
    },
  },
  ...addressMails,
  ...oneTimeLinkMails,
  ...signInMethodMails,
  ...teamMails,
  ...staffMails,
  ...moneyMails,
  code: {
    subject: ({ code }) => `${code} es tu código de Cubby`,
    body: ({ code }) =>
      parts(
        pin('Tu código es', code),
        'Escríbelo en la página en la que lo pediste. Es válido durante diez minutos.\nSi no lo has pedido, puedes ignorar este correo.',
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code}: elige una nueva contraseña de Cubby`,
    body: ({ code }) =>
      parts(
        pin('Tu código para una nueva contraseña es', code),
        'Es válido durante diez minutos; después tienes media hora para elegir la contraseña.\nSi no lo has pedido, ignora este correo: tu contraseña no cambia.',
      ),
  },
  passwordChanged: {
    subject: () => 'Tu contraseña de Cubby ha cambiado',
    body: ({ name, link }) =>
      parts(
        `Hola, ${name}:`,
        'Tu contraseña acaba de cambiar y se ha cerrado la sesión en todos los demás dispositivos.',
        action(
          'Elegir contraseña nueva',
          link,
          '¿No has sido tú? Inicia sesión con un código por correo y elige enseguida una nueva contraseña:',
        ),
      ),
  },
  confirmed: {
    subject: ({ stashpoint, id }) => `Tu reserva está confirmada: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        'Tu reserva está confirmada.',
        stashpoint(f),
        f.pass,
        facts(
          ['Reserva', f.id],
          ['Entrega', f.dropoff],
          ['Recogida', f.pickup],
          ['Bultos', String(f.bags)],
          ['Pagado', f.total],
          ['Horario', f.hours],
        ),
        link('Cómo llegar', f.way),
        action('Tu pase', f.link),
        f.refunds,
      ),
  },
  cancelled: {
    subject: ({ id }) => `La reserva ${id} se ha cancelado`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `La reserva ${f.id} en ${f.stashpoint} se ha cancelado.`,
        f.card && `Te reembolsamos ${f.card} en tu medio de pago; los bancos tardan entre cinco y diez días.`,
        f.credit && `${f.credit} quedan como saldo en tu cuenta para tu próxima reserva.`,
        f.provisional &&
          `${f.provisional} son saldo provisional, que puedes usar ya. Si la consigna confirma tu aviso o no responde en 48 horas, te reembolsamos lo que quede en tu medio de pago.`,
        f.waiting &&
          `Te reembolsaremos ${f.waiting}${f.card || f.credit ? ' más' : ''} en tu medio de pago cuando la consigna confirme tu aviso o si no responde en 48 horas. Si no está de acuerdo, decide nuestro equipo.`,
        !f.card && !f.credit && !f.waiting && 'No hay ningún importe que reembolsar.',
      ),
  },
  reportDecided: {
    subject: ({ id, outcome }) =>
      outcome === 'proven'
        ? `Tu aviso sobre la reserva ${id} está confirmado`
        : `No hemos podido confirmar tu aviso sobre la reserva ${id}`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        f.outcome === 'proven'
          ? `Tu aviso sobre la reserva ${f.id} está confirmado. Gracias por contárnoslo.`
          : `Hemos revisado tu aviso sobre la reserva ${f.id} y no hemos podido confirmarlo.`,
        f.card && `Te reembolsamos ${f.card} en tu medio de pago; los bancos tardan entre cinco y diez días.`,
        f.credit && `${f.credit} son ahora saldo en tu cuenta.`,
        f.withdrawn &&
          (f.outcome === 'proven'
            ? `A cambio, hemos retirado ${f.withdrawn} del saldo de tu cuenta.`
            : `Hemos retirado ${f.withdrawn} del saldo de tu cuenta.`),
        f.outcome === 'dismissed' && 'Si no estás de acuerdo, responde a este correo y cuéntanos qué pasó.',
      ),
  },
  reviewRequest: {
    subject: ({ stashpoint }) => `¿Qué tal en ${stashpoint}?`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Esperamos que tu equipaje haya estado en buenas manos en ${f.stashpoint}. ¿Qué tal fue?`,
        action('Valorar ahora', f.link, 'Dos valoraciones llevan medio minuto y ayudan a otros viajeros a elegir:'),
        '¡Gracias!',
      ),
  },
  noShow: {
    subject: ({ stashpoint, id, until }) =>
      until ? `¿Estás de camino a ${stashpoint}?` : `Tu reserva en ${stashpoint} no se ha usado (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.stashpoint} ha anotado que no te has presentado con la reserva ${f.id}. La entrega era ${f.dropoff}.`,
        f.until &&
          action(
            'Estoy de camino',
            f.link,
            `Si vienes, avisa antes de ${f.until}. Tu reserva vuelve a estar confirmada si aún hay sitio:`,
          ),
        !f.until && action('Ver la reserva', f.link, 'Si no es así, escríbenos desde su página:'),
      ),
  },
  collectedQuestion: {
    subject: ({ stashpoint }) => `¿Tienes ya tu equipaje de ${stashpoint}?`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `El mostrador de ${f.stashpoint} no ha registrado la recogida del equipaje de la reserva ${f.id}.`,
        action(
          'Responder ahora',
          f.link,
          '¿Lo tienes? Confírmalo con un toque. Si no puedes recogerlo, indícalo también ahí y nos ocupamos enseguida:',
        ),
      ),
  },
  incident: {
    subject: ({ stashpoint, id }) => `Alguien espera en la puerta de ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        f.kind === 'closed' &&
          `${f.traveller} está delante de ${f.stashpoint} con la reserva ${f.id} y lo encuentra cerrado.`,
        f.kind === 'refused' &&
          `${f.traveller} está en ${f.stashpoint} con la reserva ${f.id} y dice que no le han aceptado el equipaje.`,
        f.kind === 'closed_at_pickup' &&
          `${f.traveller} quiere recoger el equipaje de la reserva ${f.id} en ${f.stashpoint} y no puede entrar.`,
        f.text && `Nos escribe: «${f.text}»`,
        `La incidencia es del ${f.at}.`,
        f.distance && `Su teléfono estaba a ${f.distance} de tu marcador.`,
        f.pictures > 0 && 'Ha enviado una foto.',
        f.kind === 'closed_at_pickup'
          ? 'Abre o envía a alguien en los próximos 30 minutos, por favor. Puede depender de ello un tren o un vuelo.'
          : 'Si es un error, acepta el equipaje ahora, por favor. Si no, le ofreceremos otra consigna cercana.',
        f.answerBy
          ? action(
              'Responder ahora',
              f.link,
              `Antes de que cuente en contra de tu local, puedes dar tu versión hasta el ${f.answerBy}, con fotos como prueba:`,
            )
          : action('Responder ahora', f.link, 'Dile cuándo tendrá su equipaje:'),
      ),
  },
  incidentDecided: {
    subject: ({ stashpoint, id, outcome }) =>
      outcome === 'dismissed'
        ? `Una incidencia sobre ${stashpoint} no cuenta (${id})`
        : `Una incidencia sobre ${stashpoint} cuenta (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        f.outcome === 'dismissed' &&
          `Hemos revisado lo que se comunicó sobre ${f.stashpoint} el ${f.at}, reserva ${f.id}. No cuenta en contra de tu local.`,
        f.outcome === 'upheld' &&
          `Hemos revisado lo que se comunicó sobre ${f.stashpoint} el ${f.at}, reserva ${f.id}. Cuenta en contra de tu local durante 90 días.`,
        f.outcome === 'unanswered' &&
          `Nadie respondió a tiempo a la incidencia sobre ${f.stashpoint} del ${f.at}, reserva ${f.id}. Cuenta en contra de tu local durante 90 días.`,
        f.text && `Nuestro motivo: «${f.text}»`,
        f.share &&
          `Tu parte de esta reserva pasa de ${f.share.before} a ${f.share.after}, porque se ha reembolsado al viajero.`,
        f.outcome === 'unanswered' && 'Si no fue como se comunicó, responde a este correo y lo revisaremos otra vez.',
        action('La incidencia', f.link),
      ),
  },
  hostComes: {
    subject: ({ stashpoint, id, at }) =>
      at ? `${stashpoint} te abre a esta hora: ${at} (${id})` : `La consigna ${stashpoint} está abierta (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        f.at
          ? `Alguien va de camino a ${f.stashpoint} y te dará tu equipaje a esta hora: ${f.at}.`
          : `La consigna ${f.stashpoint} está abierta: tu equipaje te espera.`,
        stashpoint(f),
        f.text && `Te escriben: «${f.text}»`,
        '¿No viene nadie? Nosotros también estamos pendientes de la hora.',
        action('Tu reserva', f.link),
      ),
  },
  reviewAnswered: {
    subject: ({ stashpoint }) => `${stashpoint} ha respondido a tu opinión`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.stashpoint} ha respondido a lo que escribiste:`,
        quote(`«${f.answer}»`),
        action('Leer la respuesta', f.link, 'Todo el mundo puede leerlo debajo de tu opinión:'),
      ),
  },
  moved: {
    subject: ({ stashpoint, id }) => `Nueva consigna para tu equipaje: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Sentimos lo de ${f.from}. Ahora te esperan aquí, sin coste adicional:`,
        stashpoint(f),
        f.pass,
        facts(['Entrega', f.dropoff], ['Recogida', f.pickup], ['Bultos', String(f.bags)], ['Horario', f.hours]),
        link('Cómo llegar', f.way),
        f.card && `Te reembolsamos ${f.card} en tu medio de pago, porque esta consigna cuesta menos.`,
        f.credit && `Te reembolsamos ${f.credit} en el saldo de tu cuenta, porque esta consigna cuesta menos.`,
        f.provisional &&
          `${f.provisional} son saldo provisional, que puedes usar ya. Si la consigna confirma tu aviso o no responde en 48 horas, te reembolsamos lo que quede en tu medio de pago.`,
        f.waiting &&
          `Te reembolsaremos ${f.waiting}${f.card || f.credit ? ' más' : ''} en tu medio de pago cuando la consigna confirme tu aviso o si no responde en 48 horas. Si no está de acuerdo, decide nuestro equipo.`,
        action('Tu pase', f.link),
      ),
  },
  departed: {
    subject: ({ id }) => `La reserva ${id} se ha trasladado`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.traveller} no pudo dejar el equipaje de la reserva ${f.id} en ${f.stashpoint} y ha ido a una consigna cercana. No hace falta que esperes. Esta reserva ya no se te abona, salvo que el aviso resulte ser falso.`,
        'Revisa tu horario de apertura, por favor, para que no vuelva a ocurrir.',
      ),
  },
  arriving: {
    subject: ({ stashpoint, id }) => `Equipaje de camino a ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.traveller} se encontró una puerta cerrada cerca de ti y va ahora a tu local.`,
        facts(['Reserva', f.id], ['Entrega', f.dropoff], ['Recogida', f.pickup], ['Bultos', String(f.bags)]),
        'Cobras tu parte completa, como con cualquier reserva.',
      ),
  },
  refunded: {
    subject: ({ id }) => `Reembolso de la reserva ${id}`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Te hemos reembolsado una cantidad por tu reserva ${f.id}.`,
        f.card && `${f.card} van de camino a tu medio de pago; los bancos tardan unos días.`,
        f.credit && `${f.credit} son ahora saldo en tu cuenta, para tu próxima reserva.`,
      ),
  },
  unanswered: {
    subject: ({ stashpoint, id }) => `Nadie ha abierto: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.traveller} no puede recoger el equipaje de la reserva ${f.id} en ${f.stashpoint}, y el anfitrión no ha respondido en 30 minutos.`,
        action('Abrir la reserva', f.link, `Llama al anfitrión y después a ${f.traveller}:`),
      ),
  },
  hostWelcome: {
    subject: ({ stashpoint }) => `${stashpoint} llega pronto a Cubby`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Gracias por ofrecer espacio para equipaje. Hemos preparado un borrador de ${f.stashpoint} en ${f.city}.`,
        'Revisa los horarios, los precios y las fotos y envíalo. Revisamos cada local antes de que lo vean los viajeros.',
        action(
          'Iniciar sesión',
          f.link,
          'Con este enlace inicias sesión enseguida; sirve una vez y durante una semana:',
        ),
        'Después, inicia sesión con esta dirección de correo; te llegará un código.',
      ),
  },
  relocated: {
    subject: ({ stashpoint, id }) => `Tu reserva ${id} cambia de consigna: ${stashpoint}`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.from} ya no puede guardar tu equipaje a la hora que reservaste. Te hemos encontrado una consigna cercana, sin coste adicional:`,
        stashpoint(f),
        f.pass,
        facts(['Entrega', f.dropoff], ['Recogida', f.pickup], ['Bultos', String(f.bags)], ['Horario', f.hours]),
        link('Cómo llegar', f.way),
        f.card && `Te reembolsamos ${f.card} en tu medio de pago, porque esta consigna cuesta menos.`,
        f.credit && `Te reembolsamos ${f.credit} en el saldo de tu cuenta, porque esta consigna cuesta menos.`,
        action('Tu nuevo pase', f.link),
        f.refunds && `Si no te conviene, cancela. ${f.refunds}`,
      ),
  },
  reassigned: {
    subject: ({ id }) => `La reserva ${id} ya no va a tu local`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.stashpoint} ya no puede atender la reserva ${f.id} de ${f.traveller} (${f.dropoff}), así que la hemos pasado a una consigna cercana. No esperes a nadie; esta reserva ya no se te abona.`,
      ),
  },
  assigned: {
    subject: ({ stashpoint, id }) => `Llega una reserva a ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Hemos pasado a tu local la reserva de ${f.traveller}, porque otra consigna cercana no puede atenderla.`,
        facts(['Reserva', f.id], ['Entrega', f.dropoff], ['Recogida', f.pickup], ['Bultos', String(f.bags)]),
        'Cobras tu parte completa, como con cualquier reserva.',
      ),
  },
  stashpointApproved: {
    subject: ({ stashpoint }) => `La consigna ${stashpoint} está aprobada`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Buenas noticias: la consigna ${f.stashpoint} está aprobada y ya se puede reservar.`,
        link('Así la ven los viajeros', f.page),
        action('Tu panel de anfitrión', f.link),
      ),
  },
  stashpointRejected: {
    subject: ({ stashpoint }) => `${stashpoint} todavía no puede entrar en Cubby`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Hemos revisado ${f.stashpoint} y no podemos aprobar el local. El motivo:`,
        quote(f.message),
        action('Abrir el local', f.link, 'Si se puede cambiar, revisa el local y envíalo de nuevo:'),
      ),
  },
  stashpointSentBack: {
    subject: ({ stashpoint }) => `Una cosa más sobre ${stashpoint}`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Hemos revisado ${f.stashpoint}. Antes de aprobar el local necesitamos algo más de ti:`,
        quote(f.message),
        action('Abrir el local', f.link, 'Complétalo en tu panel de anfitrión y vuelve a enviarlo:'),
      ),
  },
  proposalAccepted: {
    subject: ({ stashpoint }) => `Tu cambio en ${stashpoint} está publicado`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Hemos revisado lo que quieres cambiar en ${f.stashpoint} y estamos de acuerdo. Los viajeros lo ven desde ahora.`,
        action('Tu local', f.link),
      ),
  },
  proposalRefused: {
    subject: ({ stashpoint }) => `No podemos aceptar tu cambio en ${stashpoint}`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Hemos revisado lo que quieres cambiar en ${f.stashpoint} y no podemos aceptarlo. Este es el motivo:`,
        quote(f.message),
        'Todo queda como estaba.',
        action('Tu local', f.link),
      ),
  },
  paidOut: {
    subject: ({ amount }) => `${amount} van de camino a tu cuenta`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Te hemos transferido ${f.amount}: tu parte de ${f.count === 1 ? 'una reserva' : `${f.count} reservas`} hasta el ${f.until}.`,
        `Llega a tu cuenta terminada en ${f.account}; los bancos tardan de uno a tres días.`,
      ),
  },
  latePayment: {
    subject: ({ id }) => `Tu pago de la reserva ${id} se reembolsa`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        f.roomIsGone
          ? `Tu pago de ${f.amount} para la reserva ${f.id} llegó cuando ya habían pasado los quince minutos y el sitio en ${f.stashpoint} lo tenía otra persona. Lo sentimos.`
          : `Ha llegado un pago de ${f.amount} para la reserva ${f.id}, que no pudo aceptarlo: llegó demasiado tarde o la reserva ya estaba pagada.`,
        'Se reembolsa todo por la misma vía; los bancos tardan entre cinco y diez días.',
        f.stashpoints && links('Estas consignas cercanas tienen sitio para tu equipaje:', f.stashpoints),
        f.roomIsGone &&
          !f.stashpoints &&
          action('Buscar otra consigna', f.link, 'Busca otra consigna para tu equipaje:'),
      ),
  },
};
