import type { Words } from '../words.ts';

export const words: Words<'guide'> = {
  guide: {
    howItWorks: 'Como funciona',
    steps: {
      pick: {
        title: 'Escolha um local',
        text: 'Veja o que está aberto e livre às suas horas, com o preço completo em cada marcador.',
      },
      leave: {
        title: 'Deixe a bagagem',
        text: 'Mostre o passe ao balcão. O anfitrião etiqueta as malas e guarda-as.',
      },
      enjoy: {
        title: 'Siga de mãos livres',
        text: 'Volte antes do fecho, mostre de novo o passe e está feito.',
      },
    },
    questions: {
      title: 'Bom saber',
      day: {
        title: 'O que conta como um dia?',
        text: 'Um dia de calendário, segundo a hora do local. Uma mala deixada sexta ao meio-dia e levantada sábado de manhã são dois dias, e o preço diz isso antes da reserva.',
      },
      cancel: {
        title: 'E se os planos mudarem?',
        text: 'Altere as horas ou o número de malas na reserva. Paga a diferença ou ela é reembolsada pela mesma regra do cancelamento. %{refunds}',
      },
      late: {
        title: 'A bagagem pode passar a noite?',
        text: 'Sim, desde que a entrega e o levantamento sejam dentro do horário. Os locais abertos 24 horas estão assinalados.',
      },
      size: {
        title: 'Há um tamanho máximo?',
        text: 'A maioria aceita qualquer mala. Quando há um limite, está em centímetros na página do local.',
      },
      account: {
        title: 'Preciso de uma conta?',
        text: 'Não. Bastam um nome, um endereço de e-mail e um número de telefone. Se iniciar sessão mais tarde com o mesmo endereço, as reservas estão lá.',
      },
    },
  },
};
