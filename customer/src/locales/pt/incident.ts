import type { Words } from '../words.ts';

export const words: Words<'incident'> = {
  incident: {
    open: 'Está fechado',
    openAtPickup: 'Sem acesso à bagagem',
    title: 'O que se passa?',
    kinds: {
      closed: 'O local está fechado',
      refused: 'Recusam a bagagem',
      closed_at_pickup: 'A bagagem está lá dentro e não está ninguém',
    },
    text: 'Mais alguma coisa? (opcional)',
    textHint: 'O anfitrião lê este texto: um aviso na porta, um nome, um número.',
    send: 'Avisar o anfitrião e procurar outro local',
    sendAtPickup: 'Avisar já o anfitrião',
    cancel: 'Deixar estar',
    offers: 'A bagagem pode ficar aqui',
    offersText:
      'Lamentamos. Estes locais estão abertos e têm espaço para %{bags}. A mudança não custa mais nada e o passe continua o mesmo.',
    noExtraCost: 'Sem custos adicionais',
    refund: 'São devolvidos %{amount}',
    move: 'Mudar para aqui',
    none: 'Não há mais nada aberto por perto',
    noneText: 'Lamentamos muito. Ao cancelar, é devolvido tudo o que foi pago, mesmo depois da hora de entrega.',
    cancelAll: 'Cancelar e receber tudo de volta',
    moved: 'A bagagem é agora esperada em %{place}. O passe é o mesmo.',
    waiting: 'O anfitrião foi avisado e tem de responder em',
    waitingOver: 'Passou a meia hora',
    waitingText:
      'Escrevemos de imediato ao anfitrião. Convém ficar perto da porta. Assim que a bagagem for entregue, este aviso termina por si.',
    help: 'Pedir-nos ajuda',
  },
};
