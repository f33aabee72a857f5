import { action, facts, parts } from '../parts.ts';
import type { HostNoticeTexts } from './host-notice-texts.ts';

export const es: HostNoticeTexts = {
  newBooking: {
    subject: ({ stashpoint, id }) => `Nueva reserva en ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.traveller} ha reservado en ${f.stashpoint}.`,
        facts(['Reserva', f.id], ['Entrega', f.dropoff], ['Recogida', f.pickup], ['Bultos', String(f.bags)]),
        action('Ver la reserva', f.link),
      ),
  },
  comingBooking: {
    subject: ({ traveller, stashpoint, id }) => `${traveller} está de camino a ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.traveller} está de camino a ${f.stashpoint}. Si se había anotado que no vino nadie, la reserva vuelve a estar confirmada.`,
        facts(['Reserva', f.id], ['Entrega', f.dropoff], ['Recogida', f.pickup], ['Bultos', String(f.bags)]),
        action('Ver la reserva', f.link),
      ),
  },
  lostBooking: {
    subject: ({ stashpoint, id }) => `Se ha cancelado una reserva en ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `La reserva ${f.id} de ${f.traveller} en ${f.stashpoint} se ha cancelado. No esperes a nadie.`,
        facts(['Entrega', f.dropoff], ['Recogida', f.pickup], ['Bultos', String(f.bags)]),
        action('Ver la reserva', f.link),
      ),
  },
  changedBooking: {
    subject: ({ stashpoint, id }) => `Una reserva en ${stashpoint} ha cambiado (${id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.traveller} va a ${f.stashpoint} a otra hora o con otro número de bultos.`,
        facts(['Reserva', f.id], ['Entrega', f.dropoff], ['Recogida', f.pickup], ['Bultos', f.bagsNow]),
        action('Ver la reserva', f.link),
      ),
  },
  hostFrame: {
    choose: 'Qué correos nuestros llegan a esta dirección',
    calendar: {
      name: (stashpoint) => `Cubby: ${stashpoint}`,
      closed: 'Cerrado',
      state: {
        confirmed: 'esperada',
        checked_in: 'el equipaje está aquí',
        checked_out: 'equipaje recogido',
        no_show: 'no se ha presentado',
        cancelled: 'cancelada',
      },
      booking: 'Reserva',
      bags: 'Bultos',
      status: 'Estado',
    },
    push: {
      dropoffSoon: ({ name, id, time, bags }) => ({
        title: `${time}: ${name} con ${bags === 1 ? 'un bulto' : `${bags} bultos`}`,
        body: `Reserva ${id}. Haz sitio y toca para recibir el equipaje.`,
      }),
      pickupLate: ({ name, id, time }) => ({
        title: `${name} llega tarde`,
        body: `La recogida era a las ${time}, reserva ${id}. Toca para ver qué mensaje puedes enviarle.`,
      }),
      message: ({ name, id }) => ({
        title: `Mensaje de ${name}`,
        body: `Reserva ${id}. Toca para leer y responder.`,
      }),
      incident: ({ name, id, kind }) => ({
        title:
          kind === 'closed'
            ? `${name} dice que está cerrado`
            : kind === 'refused'
              ? `${name} dice que no se aceptó su equipaje`
              : `${name} no puede recoger su equipaje`,
        body: `Reserva ${id}. Toca para responder: tu respuesta cuenta.`,
      }),
      test: {
        title: 'Los avisos llegan aquí',
        body: 'Así se ven los avisos en este dispositivo.',
      },
    },
  },
};
