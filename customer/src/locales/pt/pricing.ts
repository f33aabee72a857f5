import type { Words } from '../words.ts';

export const words: Words<'pricing'> = {
  pricing: {
    title: 'Quanto custa',
    description: 'Preços por moeda, como se forma um preço e o que é reembolsado ao cancelar.',
    intro:
      'Cada local fixa o seu preço por mala e por dia. Vê sempre o valor completo para as suas malas e as suas horas.',
    table: {
      title: 'Preços por moeda',
      caption: 'Preço mais baixo por mala e dia, e garantia, segundo a moeda',
      currency: 'Moeda',
      lowest: 'Uma mala, um dia, tudo incluído, desde',
      guarantee: 'Garantia por mala',
    },
    lines: {
      title: 'Como se forma um preço',
      bags: { title: 'Malas', text: 'O primeiro dia custa um pouco mais do que os seguintes. Conta-se cada mala.' },
      fee: {
        title: 'Taxa de reserva',
        text: 'Uma vez por reserva, sejam quantas malas forem. Alguns locais não a têm.',
      },
      guarantee: { title: 'Garantia', text: 'Uma vez por mala. Cobre-a enquanto o anfitrião a tem.' },
      trees: { title: 'Árvores', text: 'Só se quiser. O seu preço é entregue por inteiro.' },
    },
    refund: {
      title: 'O que é reembolsado',
      text: '%{refunds} Se o local estava fechado ou recusou a bagagem, pode mudar de imediato sem custos ou, com conta, receber o preço em crédito; é reembolsado no meio de pagamento quando o local o reconhecer, a nossa equipa o confirmar ou passarem 48 horas sem resposta.',
    },
    example: {
      title: 'Um exemplo',
      text: 'Duas malas em Londres de sexta ao meio-dia a sábado de manhã são dois dias de calendário: dois primeiros dias e dois dias seguintes, uma taxa de reserva e duas garantias.',
    },
    cta: 'Ver o preço para as suas datas',
  },
};
