import type { Words } from '../words.ts';

export const words: Words<'support'> = {
  support: {
    title: 'Ajuda',
    description: 'Alterar ou cancelar uma reserva, encontrar o passe, comunicar um problema ou escrever-nos.',
    intro: 'Quase tudo se resolve num minuto. Para o resto, conte com a nossa equipa.',
    self: {
      title: 'Na sua reserva',
      pass: {
        title: 'Encontre o passe',
        text: 'Use a ligação no e-mail de confirmação ou inicie sessão com o mesmo endereço.',
      },
      change: { title: 'Altere ou prolongue', text: 'Outras horas ou outro número de malas, mesmo já guardadas.' },
      cancel: { title: 'Cancele', text: 'Vê o valor exato do reembolso antes de decidir.' },
      closed: {
        title: 'O local está fechado',
        text: 'Toque em «Está fechado» e mude sem custos para o local aberto mais próximo.',
      },
    },
    open: 'Abrir as minhas reservas',
    write: {
      title: 'Escrever-nos',
      text: 'Tenha à mão os dez caracteres do número de reserva. Respondemos no seu idioma.',
      emergency: 'Diante de uma porta fechada? Use o botão na reserva. É mais rápido do que qualquer e-mail.',
    },
    questions: 'Perguntas e respostas',
    host: {
      title: 'Guarda bagagem para outros?',
      text: 'Os anfitriões falam connosco no mesmo endereço.',
      action: 'Informações para anfitriões',
    },
  },
};
