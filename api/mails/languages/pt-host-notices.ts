import { action, facts, parts } from '../parts.ts';
import type { HostNoticeTexts } from './host-notice-texts.ts';

export const pt: HostNoticeTexts = {
  newBooking: {
    subject: ({ stashpoint, id }) => `Nova reserva em ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.traveller} fez uma reserva em ${f.stashpoint}.`,
        facts(['Reserva', f.id], ['Entrega', f.dropoff], ['Levantamento', f.pickup], ['Malas', String(f.bags)]),
        action('Ver a reserva', f.link),
      ),
  },
  comingBooking: {
    subject: ({ traveller, stashpoint, id }) => `${traveller} está a caminho de ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.traveller} está a caminho de ${f.stashpoint}. Se estava anotado que ninguém veio, a reserva está de novo confirmada.`,
        facts(['Reserva', f.id], ['Entrega', f.dropoff], ['Levantamento', f.pickup], ['Malas', String(f.bags)]),
        action('Ver a reserva', f.link),
      ),
  },
  lostBooking: {
    subject: ({ stashpoint, id }) => `Uma reserva em ${stashpoint} foi cancelada (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `A reserva ${f.id} de ${f.traveller} em ${f.stashpoint} foi cancelada. Não precisa de esperar por ninguém.`,
        facts(['Entrega', f.dropoff], ['Levantamento', f.pickup], ['Malas', String(f.bags)]),
        action('Ver a reserva', f.link),
      ),
  },
  changedBooking: {
    subject: ({ stashpoint, id }) => `Uma reserva em ${stashpoint} mudou (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.traveller} vem a ${f.stashpoint} a outra hora ou com outro número de malas.`,
        facts(['Reserva', f.id], ['Entrega', f.dropoff], ['Levantamento', f.pickup], ['Malas', f.bagsNow]),
        action('Ver a reserva', f.link),
      ),
  },
  hostFrame: {
    choose: 'Que e-mails nossos chegam a este endereço',
    calendar: {
      name: (stashpoint) => `Cubby: ${stashpoint}`,
      closed: 'Fechado',
      state: {
        confirmed: 'esperada',
        checked_in: 'as malas estão aqui',
        checked_out: 'malas levantadas',
        no_show: 'ninguém veio',
        cancelled: 'cancelada',
      },
      booking: 'Reserva',
      bags: 'Malas',
      status: 'Estado',
    },
    push: {
      dropoffSoon: ({ name, id, time, bags }) => ({
        title: `${time}: ${name} com ${bags === 1 ? 'uma mala' : `${bags} malas`}`,
        body: `Reserva ${id}. Arranje lugar e toque para receber as malas.`,
      }),
      pickupLate: ({ name, id, time }) => ({
        title: `${name} está em atraso`,
        body: `O levantamento era às ${time}, reserva ${id}. Toque para ver que mensagem pode enviar.`,
      }),
      message: ({ name, id }) => ({
        title: `Mensagem de ${name}`,
        body: `Reserva ${id}. Toque para ler e responder.`,
      }),
      incident: ({ name, id, kind }) => ({
        title:
          kind === 'closed'
            ? `${name} diz que está fechado`
            : kind === 'refused'
              ? `${name} diz que as malas não foram aceites`
              : `${name} não consegue levantar as malas`,
        body: `Reserva ${id}. Toque para responder: a sua resposta conta.`,
      }),
      test: {
        title: 'Os avisos chegam aqui',
        body: 'É assim que os avisos aparecem neste dispositivo.',
      },
    },
  },
};
