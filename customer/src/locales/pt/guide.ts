import type { Words } from '../words.ts';

export const words: Words<'guide'> = {
  guide: {
    howItWorks: 'Como funciona',
    steps: {
      pick: {
        title: 'Escolher um local',
        text: 'Veja o que está aberto e livre às suas horas, com o preço completo em cada ponto.',
      },
      leave: {
        title: 'Deixar a bagagem',
        text: 'Mostre o passe ao balcão. O anfitrião etiqueta as malas e guarda-as.',
      },
      enjoy: {
        title: 'Seguir de mãos livres',
        text: 'Volte antes do fecho, mostre de novo o passe e está feito.',
      },
    },
    questions: {
      title: 'Convém saber',
      day: {
        title: 'O que conta como um dia?',
        text: 'Um dia de calendário no local. Uma mala deixada sexta ao meio-dia e levantada sábado de manhã são dois dias, e o preço diz isso antes da reserva.',
      },
      cancel: {
        title: 'E se os planos mudarem?',
        text: 'Altere as horas ou o número de malas na reserva. Paga a diferença ou recebe-a de imediato. %{refunds}',
      },
      late: {
        title: 'A bagagem pode passar a noite?',
        text: 'Sim, desde que a entrega e a recolha sejam dentro do horário. Os locais abertos 24 horas estão assinalados.',
      },
      size: {
        title: 'Há um tamanho máximo?',
        text: 'A maioria aceita qualquer mala. Quando há um limite, está em centímetros na página do local.',
      },
      account: {
        title: 'É preciso ter conta?',
        text: 'Não. Bastam um nome, um endereço de e-mail e um número de telefone. Ao iniciar sessão mais tarde com o mesmo endereço, as reservas estão lá.',
      },
    },
  },
};
