import { action, facts, link, parts, stashpoint } from '../parts.ts';
import type { OwnStayTexts } from './own-stay-texts.ts';

export const es: OwnStayTexts = {
  changed: {
    subject: (f) => `Tu reserva ${f.id} ha cambiado`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        'Tu reserva ha cambiado. Así queda ahora:',
        stashpoint(f),
        f.pass,
        facts(
          ['Reserva', f.id],
          ['Entrega', f.dropoff],
          ['Recogida', f.pickup],
          ['Bultos', f.bagsNow],
          f.paid && ['Pagado por el cambio', f.paid],
          ['Total', f.total],
          ['Horario', f.hours],
        ),
        link('Cómo llegar', f.way),
        f.card && `Te reembolsamos ${f.card} en tu medio de pago; los bancos tardan entre cinco y diez días.`,
        f.credit && `Te reembolsamos ${f.credit} en el saldo de tu cuenta.`,
        f.unrefunded &&
          `El cambio ahorra ${f.unrefunded}, pero el plazo de reembolso ha terminado y no se te devuelve. Cuenta si vuelves a ampliar la reserva.`,
        !f.paid && !f.card && !f.credit && !f.unrefunded && 'El cambio no cuesta nada.',
        action('Tu pase', f.link),
        f.refunds,
      ),
  },
  dropoffSoon: {
    subject: (f) => `Entrega a las ${f.at}: ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        'Dentro de una hora esperamos tu equipaje aquí:',
        stashpoint(f, f.phone && `Llamar: ${f.phone}`),
        f.pass,
        facts(['Entrega', f.dropoff], ['Recogida', f.pickup], ['Bultos', String(f.bags)], ['Horario', f.hours]),
        link('Cómo llegar', f.way),
        action('Tu pase', f.link),
      ),
  },
  closingSoon: {
    subject: (f) => `${f.stashpoint} cierra a las ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.stashpoint} cierra a las ${f.closes} y tu equipaje (${f.bags}) sigue allí.`,
        'Recógelo antes, por favor. Si no llegas, elige una recogida más tarde en la página de tu reserva.',
        stashpoint(f, f.phone && `Llamar: ${f.phone}`),
        link('Cómo llegar', f.way),
        action('Tu reserva', f.link),
      ),
  },
  pickupLate: {
    subject: (f) => `Tu recogida era a las ${f.at} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `La recogida estaba acordada para el ${f.pickup} y tu equipaje (${f.bags}) sigue en ${f.stashpoint}. Está seguro.`,
        f.closes && `La consigna cierra a las ${f.closes}.`,
        f.perDay &&
          (f.isDayPaid
            ? `Hasta medianoche, recoger más tarde no cuesta nada más. Cada día siguiente cuesta ${f.perDay}.`
            : `Recoger más tarde cuesta ${f.perDay} por cada día adicional.`),
        'Elige tu nueva hora en la página de tu reserva. ¿Ya tienes tu equipaje? Indícalo también ahí.',
        stashpoint(f, f.phone && `Llamar: ${f.phone}`),
        link('Cómo llegar', f.way),
        action('Tu reserva', f.link),
      ),
  },
};
