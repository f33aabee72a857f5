import { action, facts, link, parts, stashpoint } from '../parts.ts';
import type { OwnStayTexts } from './own-stay-texts.ts';

export const pt: OwnStayTexts = {
  changed: {
    subject: (f) => `A sua reserva ${f.id} foi alterada`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        'A sua reserva foi alterada. Fica assim:',
        stashpoint(f),
        f.pass,
        facts(
          ['Reserva', f.id],
          ['Entrega', f.dropoff],
          ['Levantamento', f.pickup],
          ['Malas', f.bagsNow],
          f.paid && ['Pago pela alteração', f.paid],
          ['Total', f.total],
          ['Horário', f.hours],
        ),
        link('Indicações', f.way),
        f.card && `O valor de ${f.card} é reembolsado no meio de pagamento; os bancos demoram entre cinco e dez dias.`,
        f.credit && `${f.credit} são reembolsados em crédito na conta.`,
        f.unrefunded &&
          `A alteração poupa ${f.unrefunded}, mas o prazo de reembolso terminou e não há reembolso. O valor conta se voltar a alargar a reserva.`,
        !f.paid && !f.card && !f.credit && !f.unrefunded && 'A alteração não custa nada.',
        action('O seu passe', f.link),
        f.refunds,
      ),
  },
  dropoffSoon: {
    subject: (f) => `Entrega às ${f.at}: ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        'Dentro de uma hora esperamos a sua bagagem aqui:',
        stashpoint(f, f.phone && `Telefone: ${f.phone}`),
        f.pass,
        facts(['Entrega', f.dropoff], ['Levantamento', f.pickup], ['Malas', String(f.bags)], ['Horário', f.hours]),
        link('Indicações', f.way),
        action('O seu passe', f.link),
      ),
  },
  closingSoon: {
    subject: (f) => `${f.stashpoint} fecha às ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.stashpoint} fecha às ${f.closes} e a sua bagagem (${f.bags}) ainda lá está.`,
        'Venha buscá-la antes, por favor. Se não conseguir, escolha um levantamento mais tarde na página da sua reserva.',
        stashpoint(f, f.phone && `Telefone: ${f.phone}`),
        link('Indicações', f.way),
        action('A sua reserva', f.link),
      ),
  },
  pickupLate: {
    subject: (f) => `O seu levantamento era às ${f.at} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `O levantamento estava combinado para ${f.pickup} e a sua bagagem (${f.bags}) ainda está em ${f.stashpoint}. Está em segurança.`,
        f.closes && `O local fecha às ${f.closes}.`,
        f.perDay &&
          (f.isDayPaid
            ? `Até à meia-noite, um levantamento mais tarde não custa mais nada. Cada dia seguinte custa ${f.perDay}.`
            : `Um levantamento mais tarde custa ${f.perDay} por cada dia adicional.`),
        'Escolha a nova hora na página da sua reserva. Já tem a sua bagagem? Indique-o também aí.',
        stashpoint(f, f.phone && `Telefone: ${f.phone}`),
        link('Indicações', f.way),
        action('A sua reserva', f.link),
      ),
  },
};
