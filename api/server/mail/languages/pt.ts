import { type MailTexts, paragraphs } from './mail-texts.ts';

export const pt: MailTexts = {
  code: {
    subject: ({ code }) => `${code} é o seu código Cubby`,
    body: ({ code }) =>
      paragraphs(
        `O seu código é ${code}.`,
        'Introduza-o na página onde o pediu. É válido durante dez minutos.\nSe não o pediu, pode ignorar esta mensagem.',
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code}: definir uma nova palavra-passe Cubby`,
    body: ({ code }) =>
      paragraphs(
        `O código para definir uma nova palavra-passe é ${code}.`,
        'É válido durante dez minutos; depois há meia hora para escolher a palavra-passe.\nSe não o pediu, ignore esta mensagem: a palavra-passe mantém-se.',
      ),
  },
  passwordChanged: {
    subject: () => 'A sua palavra-passe Cubby foi alterada',
    body: ({ name, link }) =>
      paragraphs(
        `Olá, ${name},`,
        'a sua palavra-passe acaba de ser alterada e todas as outras sessões foram terminadas.',
        `Não fez esta alteração? Inicie sessão com um código por e-mail e escolha já uma nova palavra-passe: ${link}`,
      ),
  },
  confirmed: {
    subject: ({ place, id }) => `A sua bagagem é esperada em ${place} (${id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        'o seu lugar está reservado.',
        `Reserva ${f.id}\n${f.place}, ${f.address}\nEntrega: ${f.dropoff}\nLevantamento: ${f.pickup}\nVolumes: ${f.bags}\nPago: ${f.total}`,
        `O seu passe: ${f.link}`,
        'Até à entrega, pode cancelar com reembolso total.',
      ),
  },
  cancelled: {
    subject: ({ id }) => `A reserva ${id} está cancelada`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        `a reserva ${f.id} em ${f.place} está cancelada.`,
        f.card && `O valor de ${f.card} é devolvido ao cartão; os bancos demoram entre cinco e dez dias.`,
        f.credit && `${f.credit} ficam como crédito na sua conta, para a próxima reserva.`,
        !f.card && !f.credit && 'Não há qualquer valor a devolver.',
      ),
  },
  reviewRequest: {
    subject: ({ place }) => `Como correu em ${place}?`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        `esperamos que a sua bagagem tenha ficado em boas mãos em ${f.place}. Como correu?`,
        `Duas avaliações demoram meio minuto e ajudam outros viajantes a escolher:\n${f.link}`,
        'Obrigado!',
      ),
  },
  hostWelcome: {
    subject: ({ place }) => `${place} está a caminho da Cubby`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        `obrigado por disponibilizar espaço para bagagem. Preparámos um rascunho de ${f.place} (${f.city}).`,
        'Reveja os horários, os preços e as fotografias e, depois, envie-o. Verificamos cada local antes de o mostrar aos viajantes.',
        `A sua área de anfitrião: ${f.link}\nInicie sessão com este endereço de e-mail; o código chega por e-mail.`,
      ),
  },
};
