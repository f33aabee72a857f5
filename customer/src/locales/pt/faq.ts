import type { Words } from '../words.ts';

export const words: Words<'faq'> = {
  faq: {
    title: 'Perguntas e respostas',
    description: 'Reservas, preços, bagagem, devoluções e contas na Cubby.',
    intro: 'Respostas curtas ao que mais se pergunta. Escreva uma palavra para encurtar a lista.',
    filter: 'Procurar nas respostas',
    none: 'Nenhuma resposta tem essa palavra',
    noneText: 'Experimente outra palavra ou escreva-nos: cada mensagem é lida por uma pessoa.',
    contact: 'Escrever-nos',
    groups: {
      booking: 'Reservar',
      price: 'Preço e pagamento',
      bags: 'A bagagem',
      changes: 'Alterar e cancelar',
      account: 'Conta e dados',
    },
    questions: {
      how: {
        question: 'Como se reserva?',
        answer:
          'Escolha um local, as horas e o número de malas, indique o nome e pague. O passe com código QR e PIN fica logo disponível, também no e-mail.',
      },
      ahead: {
        question: 'É preciso reservar com antecedência?',
        answer:
          'Não. Enquanto um local mostrar lugar, pode reservar-se à porta. Nos fins de semana prolongados convém ser cedo.',
      },
      hold: {
        question: 'O que significa o relógio no pagamento?',
        answer:
          'Durante o pagamento, o lugar fica guardado quinze minutos. Mais ninguém o pode ocupar. Acabado o tempo, nada foi cobrado e pode recomeçar-se.',
      },
      phone: {
        question: 'É preciso imprimir alguma coisa?',
        answer: 'Não. Basta mostrar o passe no telemóvel. Depois de visto uma vez, abre-se mesmo sem rede.',
      },
      day: {
        question: 'O que é um dia?',
        answer:
          'Um dia de calendário no local. Uma mala deixada na sexta e levantada no sábado conta dois dias. O formulário escreve-o antes do pagamento.',
      },
      fees: {
        question: 'Que taxas existem?',
        answer:
          'As malas por dia, uma taxa por reserva e a garantia por mala. Tudo faz parte do preço desde o primeiro ponto no mapa.',
      },
      cards: {
        question: 'Como se pode pagar?',
        answer:
          'Com cartão de débito ou de crédito. O banco pode pedir confirmação. Nunca pague em dinheiro ao balcão uma reserva já paga.',
      },
      coupon: {
        question: 'Onde se escreve um cupão?',
        answer:
          'No primeiro passo, por baixo das árvores. O novo total aparece antes do pagamento. Cupões de outra cidade ou fora de prazo dizem-no.',
      },
      credit: {
        question: 'O que é o saldo?',
        answer:
          'Ao cancelar com conta, o dinheiro volta ao cartão ou fica como saldo. O saldo paga a próxima estadia na mesma moeda.',
      },
      size: {
        question: 'Há um tamanho máximo?',
        answer:
          'Os locais com pessoal aceitam quase tudo, de uma carteira a um carrinho de bebé. Os cacifos têm medidas interiores em centímetros, indicadas na sua página.',
      },
      forbidden: {
        question: 'O que não se pode deixar?',
        answer:
          'Nem dinheiro, nem passaportes, nem medicamentos de que precise, nem comida que se estrague, nem animais, nem armas, nem nada que arda. Leve consigo o que for indispensável.',
      },
      safe: {
        question: 'Quem pode mexer na bagagem?',
        answer:
          'Só o anfitrião e a sua equipa. Cada mala leva uma etiqueta numerada, e fica anotado quando chegou e quando saiu.',
      },
      guarantee: {
        question: 'E se algo se estragar ou perder?',
        answer:
          'Cada mala tem garantia. Comunique o sucedido nos sete dias após a recolha; o registo da bagagem já faz parte do pedido.',
      },
      overnight: {
        question: 'A bagagem pode passar a noite?',
        answer: 'Sim, até trinta dias. Só a entrega e a recolha têm de ser dentro do horário.',
      },
      times: {
        question: 'Podem alterar-se as horas?',
        answer:
          'Sim, na reserva: horas e número de malas, mesmo quando já estão guardadas. Se custar mais, paga-se a diferença; se custar menos, volta de imediato.',
      },
      cancel: {
        question: 'Como se cancela?',
        answer:
          'Abra a reserva e escolha cancelar. %{refunds} A soma exata e o último minuto aparecem antes de decidir.',
      },
      closed: {
        question: 'O local está fechado. E agora?',
        answer:
          'Toque em «Está fechado» na reserva. Vê os locais abertos por perto com lugar, muda num passo e nunca paga mais. Se nada servir, recebe tudo de volta.',
      },
      other: {
        question: 'Outra pessoa pode levantar a bagagem?',
        answer: 'Sim. Crie na reserva um PIN de uso único e passe-o. Até ser usado, pode retirá-lo.',
      },
      late: {
        question: 'E em caso de atraso?',
        answer:
          'Prolongue a estadia na reserva, já a caminho. Se o local tiver fechado, a bagagem fica em segurança até reabrir e é cobrado o dia a mais.',
      },
      account: {
        question: 'É preciso ter conta?',
        answer:
          'Não. Com conta, reservas, saldo e dados ficam num só sítio. Ao entrar mais tarde com o mesmo e-mail, as reservas anteriores vêm junto.',
      },
      password: {
        question: 'O código não chega. O que fazer?',
        answer:
          'Veja no correio não solicitado e espere que o relógio deixe pedir outro. Os códigos valem dez minutos, e só o mais recente funciona.',
      },
      delete: {
        question: 'Como se elimina a conta?',
        answer: 'No perfil. Antes aparece o que desaparece e o que por lei tem de ficar nas contas.',
      },
    },
  },
};
