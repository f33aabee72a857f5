import { action, facts, link, links, parts, pin, quote, stashpoint } from '../parts.ts';
import type { MailTexts } from './mail-texts.ts';
import { pt as addressMails } from './pt-address-mails.ts';
import { pt as caseReplies } from './pt-case-replies.ts';
import { pt as claimMails } from './pt-claim-mails.ts';
import { pt as hostNotices } from './pt-host-notices.ts';
import { pt as moneyMails } from './pt-money-mails.ts';
import { pt as oneTimeLinkMails } from './pt-one-time-link-mails.ts';
import { pt as ownStay } from './pt-own-stay.ts';
import { pt as signInMethodMails } from './pt-sign-in-method-mails.ts';
import { pt as staffMails } from './pt-staff-mails.ts';
import { pt as stayMessages } from './pt-stay-messages.ts';
import { pt as teamMails } from './pt-team-mails.ts';

export const pt: MailTexts = {
  ...stayMessages,
  ...ownStay,
  ...hostNotices,
  ...caseReplies,
  ...claimMails,
  frame: {
    about: 'Depósito de bagagem em lojas, hotéis e cafés perto de si',
    help: 'Ajuda',
    stop: 'Não quero mais e-mails como este',
    closed: 'fechado',
    allDay: 'aberto 24 horas',
    calendarTitle: (stashpoint) => `Bagagem em ${stashpoint}`,
    pass: {
      pin: 'PIN',
      show: 'Mostre isto ao balcão.',
      qr: 'Código QR da reserva',
      unit: 'Cacifo',
      dropoffCode: 'Código de entrega',
      pickupCode: 'Código de levantamento',
      open: 'Introduza o código de entrega no ecrã e a porta abre-se. Guarde a mala e feche a porta. O código de levantamento abre o mesmo cacifo uma única vez.',
    },
  },
  ...addressMails,
  ...oneTimeLinkMails,
  ...signInMethodMails,
  ...teamMails,
  ...staffMails,
  ...moneyMails,
  code: {
    subject: ({ code }) => `${code} é o seu código Cubby`,
    body: ({ code }) =>
      parts(
        pin('O seu código é', code),
        'Introduza-o na página onde o pediu. É válido durante dez minutos.\nSe não o pediu, pode ignorar este e-mail.',
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code}: definir uma nova palavra-passe Cubby`,
    body: ({ code }) =>
      parts(
        pin('O código para definir uma nova palavra-passe é', code),
        'É válido durante dez minutos; depois há meia hora para escolher a palavra-passe.\nSe não o pediu, ignore este e-mail: a palavra-passe mantém-se.',
      ),
  },
  passwordChanged: {
    subject: () => 'A sua palavra-passe Cubby foi alterada',
    body: ({ name, link }) =>
      parts(
        `Olá, ${name}!`,
        'A sua palavra-passe acaba de ser alterada e todas as outras sessões foram terminadas.',
        action(
          'Escolher nova palavra-passe',
          link,
          'Não fez esta alteração? Inicie sessão com um código por e-mail e escolha já uma nova palavra-passe:',
        ),
      ),
  },
  confirmed: {
    subject: ({ stashpoint, id }) => `A sua reserva está confirmada: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        'A sua reserva está confirmada.',
        stashpoint(f),
        f.pass,
        facts(
          ['Reserva', f.id],
          ['Entrega', f.dropoff],
          ['Levantamento', f.pickup],
          ['Malas', String(f.bags)],
          ['Pago', f.total],
          ['Horário', f.hours],
        ),
        link('Indicações', f.way),
        action('O seu passe', f.link),
        f.refunds,
      ),
  },
  cancelled: {
    subject: ({ id }) => `A reserva ${id} foi cancelada`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `A reserva ${f.id} em ${f.stashpoint} foi cancelada.`,
        f.card && `O valor de ${f.card} é reembolsado no meio de pagamento; os bancos demoram entre cinco e dez dias.`,
        f.credit && `${f.credit} ficam como crédito na sua conta, para a próxima reserva.`,
        f.provisional &&
          `${f.provisional} são crédito provisório, que pode usar já. Se o local confirmar o seu aviso ou não responder em 48 horas, o que restar é reembolsado no meio de pagamento.`,
        f.waiting &&
          `${f.card || f.credit ? 'Mais ' : ''}${f.waiting} serão reembolsados no meio de pagamento se o local confirmar o seu aviso ou não responder em 48 horas. Se não concordar, decide a nossa equipa.`,
        !f.card && !f.credit && !f.waiting && 'Não há qualquer valor a reembolsar.',
      ),
  },
  reportDecided: {
    subject: ({ id, outcome }) =>
      outcome === 'proven'
        ? `O seu aviso sobre a reserva ${id} está confirmado`
        : `Não conseguimos confirmar o seu aviso sobre a reserva ${id}`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        f.outcome === 'proven'
          ? `O seu aviso sobre a reserva ${f.id} está confirmado. Obrigado por nos ter dito.`
          : `Analisámos o seu aviso sobre a reserva ${f.id} e não conseguimos confirmá-lo.`,
        f.card && `O valor de ${f.card} é reembolsado no meio de pagamento; os bancos demoram entre cinco e dez dias.`,
        f.credit && `${f.credit} são agora crédito na sua conta.`,
        f.withdrawn &&
          (f.outcome === 'proven'
            ? `Em troca, retirámos ${f.withdrawn} de crédito da sua conta.`
            : `Retirámos ${f.withdrawn} de crédito da sua conta.`),
        f.outcome === 'dismissed' && 'Se não concordar, responda a este e-mail e conte-nos o que aconteceu.',
      ),
  },
  reviewRequest: {
    subject: ({ stashpoint }) => `Como correu em ${stashpoint}?`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Esperamos que a sua bagagem tenha ficado em boas mãos em ${f.stashpoint}. Como correu?`,
        action('Avaliar agora', f.link, 'Avaliar demora meio minuto e ajuda outros viajantes a escolher:'),
        'Obrigado!',
      ),
  },
  noShow: {
    subject: ({ stashpoint, id, until }) =>
      until ? `Está a caminho de ${stashpoint}?` : `A sua reserva em ${stashpoint} não foi usada (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.stashpoint} anotou que não compareceu com a reserva ${f.id}. A entrega era ${f.dropoff}.`,
        f.until &&
          action(
            'Estou a caminho',
            f.link,
            `Se ainda vem, avise até ${f.until}. A reserva fica de novo confirmada se ainda houver lugar:`,
          ),
        !f.until && action('Ver a reserva', f.link, 'Se não for assim, escreva-nos a partir da página dela:'),
      ),
  },
  collectedQuestion: {
    subject: ({ stashpoint }) => `Já tem a sua bagagem de ${stashpoint}?`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `O balcão de ${f.stashpoint} não registou o levantamento da bagagem da reserva ${f.id}.`,
        action(
          'Responder agora',
          f.link,
          'Já a tem? Confirme com um toque. Se não a consegue levantar, indique-o também aí e tratamos disso de imediato:',
        ),
      ),
  },
  incident: {
    subject: ({ stashpoint, id }) => `Alguém está à porta de ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        f.kind === 'closed' &&
          `${f.traveller} está à porta de ${f.stashpoint} com a reserva ${f.id} e encontra tudo fechado.`,
        f.kind === 'refused' &&
          `${f.traveller} está em ${f.stashpoint} com a reserva ${f.id} e diz que a bagagem não foi aceite.`,
        f.kind === 'closed_at_pickup' &&
          `${f.traveller} quer levantar a bagagem da reserva ${f.id} em ${f.stashpoint} e não consegue entrar.`,
        f.text && `A mensagem: «${f.text}»`,
        `A ocorrência é de ${f.at}.`,
        f.distance && `O telemóvel estava a ${f.distance} do seu marcador.`,
        f.pictures > 0 && 'Foi enviada uma fotografia.',
        f.kind === 'closed_at_pickup'
          ? 'Abra ou envie alguém nos próximos 30 minutos, por favor. Pode depender disso um comboio ou um voo.'
          : 'Se for um engano, aceite a bagagem agora, por favor. Caso contrário, propomos um local próximo.',
        f.answerBy
          ? action(
              'Responder agora',
              f.link,
              `Antes de contar contra o seu espaço, pode dar a sua versão até ${f.answerBy}, com fotografias como prova:`,
            )
          : action('Responder agora', f.link, 'Diga quando a bagagem será devolvida:'),
      ),
  },
  incidentDecided: {
    subject: ({ stashpoint, id, outcome }) =>
      outcome === 'dismissed'
        ? `Uma ocorrência sobre ${stashpoint} não conta (${id})`
        : `Uma ocorrência sobre ${stashpoint} conta (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        f.outcome === 'dismissed' &&
          `Analisámos a ocorrência sobre ${f.stashpoint} de ${f.at}, reserva ${f.id}. Não conta contra o seu espaço.`,
        f.outcome === 'upheld' &&
          `Analisámos a ocorrência sobre ${f.stashpoint} de ${f.at}, reserva ${f.id}. Conta contra o seu espaço durante 90 dias.`,
        f.outcome === 'unanswered' &&
          `Ninguém respondeu a tempo à ocorrência sobre ${f.stashpoint} de ${f.at}, reserva ${f.id}. Conta contra o seu espaço durante 90 dias.`,
        f.text && `O nosso motivo: «${f.text}»`,
        f.share &&
          `A sua parte desta reserva passa de ${f.share.before} para ${f.share.after}, porque o viajante foi reembolsado.`,
        f.outcome === 'unanswered' && 'Se não foi assim, responda a este e-mail e voltamos a analisar.',
        action('A ocorrência', f.link),
      ),
  },
  hostComes: {
    subject: ({ stashpoint, id, at }) =>
      at ? `${stashpoint} abre para si a esta hora: ${at} (${id})` : `${stashpoint} está aberto agora (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        f.at
          ? `Alguém vai a caminho de ${f.stashpoint} e devolve-lhe a bagagem a esta hora: ${f.at}.`
          : `${f.stashpoint} está aberto agora: a sua bagagem espera por si.`,
        stashpoint(f),
        f.text && `A mensagem: «${f.text}»`,
        'Não aparece ninguém? Também estamos atentos à hora.',
        action('A sua reserva', f.link),
      ),
  },
  reviewAnswered: {
    subject: ({ stashpoint }) => `${stashpoint} respondeu à sua avaliação`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.stashpoint} respondeu ao que escreveu:`,
        quote(`«${f.answer}»`),
        action('Ler a resposta', f.link, 'Todos o podem ler por baixo da sua avaliação:'),
      ),
  },
  moved: {
    subject: ({ stashpoint, id }) => `Novo local para a bagagem: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Lamentamos o sucedido em ${f.from}. A bagagem é agora esperada aqui, sem custos adicionais:`,
        stashpoint(f),
        f.pass,
        facts(['Entrega', f.dropoff], ['Levantamento', f.pickup], ['Malas', String(f.bags)], ['Horário', f.hours]),
        link('Indicações', f.way),
        f.card && `${f.card} são reembolsados no meio de pagamento, porque este local custa menos.`,
        f.credit && `${f.credit} são reembolsados em crédito na conta, porque este local custa menos.`,
        f.provisional &&
          `${f.provisional} são crédito provisório, que pode usar já. Se o local confirmar o seu aviso ou não responder em 48 horas, o que restar é reembolsado no meio de pagamento.`,
        f.waiting &&
          `${f.card || f.credit ? 'Mais ' : ''}${f.waiting} serão reembolsados no meio de pagamento se o local confirmar o seu aviso ou não responder em 48 horas. Se não concordar, decide a nossa equipa.`,
        action('O seu passe', f.link),
      ),
  },
  departed: {
    subject: ({ id }) => `A reserva ${id} mudou de local`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.traveller} não conseguiu deixar a bagagem da reserva ${f.id} em ${f.stashpoint} e seguiu para um local próximo. Não precisa de esperar. Esta reserva já não lhe é paga, a não ser que o aviso se revele errado.`,
        'Reveja, por favor, o seu horário de abertura, para que não volte a acontecer.',
      ),
  },
  arriving: {
    subject: ({ stashpoint, id }) => `Bagagem a caminho de ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.traveller} encontrou uma porta fechada aqui perto e vem agora a caminho.`,
        facts(['Reserva', f.id], ['Entrega', f.dropoff], ['Levantamento', f.pickup], ['Malas', String(f.bags)]),
        'Recebe a sua parte por inteiro, como em qualquer reserva.',
      ),
  },
  refunded: {
    subject: ({ id }) => `Reembolso da reserva ${id}`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Foi feito um reembolso relativo à reserva ${f.id}.`,
        f.card && `${f.card} estão a caminho do seu meio de pagamento; os bancos demoram alguns dias.`,
        f.credit && `${f.credit} são agora crédito na conta, para a próxima reserva.`,
      ),
  },
  unanswered: {
    subject: ({ stashpoint, id }) => `Ninguém abriu: ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.traveller} não consegue levantar a bagagem da reserva ${f.id} em ${f.stashpoint}, e o anfitrião não respondeu em 30 minutos.`,
        action('Abrir a reserva', f.link, `Telefone ao anfitrião e depois a ${f.traveller}:`),
      ),
  },
  hostWelcome: {
    subject: ({ stashpoint }) => `${stashpoint} chega em breve à Cubby`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Obrigado por disponibilizar espaço para bagagem. Preparámos um rascunho de ${f.stashpoint} (${f.city}).`,
        'Reveja os horários, os preços e as fotografias e, depois, envie-o. Analisamos cada espaço antes de o mostrar aos viajantes.',
        action('Iniciar sessão', f.link, 'Esta ligação inicia logo a sua sessão; serve uma vez e durante uma semana:'),
        'Depois, inicie sessão com este endereço de e-mail; o código chega por e-mail.',
      ),
  },
  relocated: {
    subject: ({ stashpoint, id }) => `A reserva ${id} tem um novo local: ${stashpoint}`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.from} já não pode guardar a bagagem à hora reservada. Encontrámos um local próximo, sem custos adicionais:`,
        stashpoint(f),
        f.pass,
        facts(['Entrega', f.dropoff], ['Levantamento', f.pickup], ['Malas', String(f.bags)], ['Horário', f.hours]),
        link('Indicações', f.way),
        f.card && `${f.card} são reembolsados no meio de pagamento, porque este local custa menos.`,
        f.credit && `${f.credit} são reembolsados em crédito na conta, porque este local custa menos.`,
        action('O novo passe', f.link),
        f.refunds && `Se não for conveniente, cancele. ${f.refunds}`,
      ),
  },
  reassigned: {
    subject: ({ id }) => `A reserva ${id} foi mudada para outro local`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.stashpoint} já não pode receber a reserva ${f.id} de ${f.traveller} (${f.dropoff}), por isso passámo-la para um local próximo. Não precisa de esperar por ninguém; esta reserva já não lhe é paga.`,
      ),
  },
  assigned: {
    subject: ({ stashpoint, id }) => `Uma reserva a caminho de ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Passámos para o seu espaço a reserva de ${f.traveller}, porque outro local próximo não a pode receber.`,
        facts(['Reserva', f.id], ['Entrega', f.dropoff], ['Levantamento', f.pickup], ['Malas', String(f.bags)]),
        'Recebe a sua parte por inteiro, como em qualquer reserva.',
      ),
  },
  stashpointApproved: {
    subject: ({ stashpoint }) => `${stashpoint} foi aprovado`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Boas notícias: ${f.stashpoint} foi aprovado e já pode ser reservado.`,
        link('É assim que os viajantes o veem', f.page),
        action('A área de anfitrião', f.link),
      ),
  },
  stashpointRejected: {
    subject: ({ stashpoint }) => `${stashpoint} ainda não pode entrar na Cubby`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Analisámos ${f.stashpoint} e não o podemos aprovar. O motivo:`,
        quote(f.message),
        action('Abrir o espaço', f.link, 'Se for possível mudar isto, reveja o espaço e envie-o de novo:'),
      ),
  },
  stashpointSentBack: {
    subject: ({ stashpoint }) => `Mais uma coisa sobre ${stashpoint}`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Analisámos ${f.stashpoint}. Antes de o aprovar, falta-nos ainda algo:`,
        quote(f.message),
        action('Abrir o espaço', f.link, 'Complete-o na área de anfitrião e envie-o de novo:'),
      ),
  },
  proposalAccepted: {
    subject: ({ stashpoint }) => `A sua alteração em ${stashpoint} está visível`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Analisámos o que pretende alterar em ${f.stashpoint} e concordamos. Os viajantes já a veem.`,
        action('O seu espaço', f.link),
      ),
  },
  proposalRefused: {
    subject: ({ stashpoint }) => `Não podemos aceitar a sua alteração em ${stashpoint}`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Analisámos o que pretende alterar em ${f.stashpoint} e não podemos aceitar. O motivo:`,
        quote(f.message),
        'Tudo fica como estava.',
        action('O seu espaço', f.link),
      ),
  },
  paidOut: {
    subject: ({ amount }) => `${amount} a caminho`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Transferimos ${f.amount}: a sua parte (reservas: ${f.count}) até ${f.until}.`,
        `O valor segue para a conta terminada em ${f.account}; os bancos demoram um a três dias.`,
      ),
  },
  latePayment: {
    subject: ({ id }) => `O seu pagamento da reserva ${id} vai ser reembolsado`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        f.roomIsGone
          ? `O seu pagamento de ${f.amount} para a reserva ${f.id} chegou depois dos quinze minutos, e o lugar em ${f.stashpoint} já era de outra pessoa. Lamentamos.`
          : `Chegou um pagamento de ${f.amount} para a reserva ${f.id}, que não o pôde aceitar: chegou tarde demais, ou a reserva já estava paga.`,
        'Tudo é reembolsado pela mesma via; os bancos demoram entre cinco e dez dias.',
        f.stashpoints && links('Estes locais próximos têm lugar para a sua bagagem:', f.stashpoints),
        f.roomIsGone &&
          !f.stashpoints &&
          action('Procurar outro local', f.link, 'Procure outro local para a sua bagagem:'),
      ),
  },
};
