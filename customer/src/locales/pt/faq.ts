import type { Words } from '../words.ts';

export const words: Words<'faq'> = {
  faq: {
    title: 'Perguntas e respostas',
    description: 'Reservas, preços, bagagem, reembolsos e contas na Cubby.',
    intro: 'Respostas curtas ao que mais se pergunta. Escreva uma palavra para filtrar a lista.',
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
        question: 'Como reservo?',
        answer:
          'Escolha um local, as horas e o número de malas, indique o nome e pague. O passe com código QR e PIN fica logo disponível, também no e-mail.',
      },
      ahead: {
        question: 'Tenho de reservar com antecedência?',
        answer:
          'Não. Enquanto um local mostrar lugar, pode reservar à porta. Nos fins de semana prolongados, reserve cedo.',
      },
      hold: {
        question: 'O que significa a contagem decrescente no pagamento?',
        answer:
          'Enquanto paga, guardamos-lhe o lugar durante quinze minutos. Mais ninguém o pode ocupar. Acabado o tempo, nada foi cobrado e pode recomeçar.',
      },
      phone: {
        question: 'Tenho de imprimir alguma coisa?',
        answer: 'Não. Mostre o passe no telemóvel. Depois de visto uma vez, abre-se mesmo sem rede.',
      },
      day: {
        question: 'O que é um dia?',
        answer:
          'Um dia de calendário, segundo a hora do local. Uma mala deixada na sexta e levantada no sábado conta dois dias. O formulário mostra-o antes do pagamento.',
      },
      fees: {
        question: 'Que taxas existem?',
        answer:
          'As malas por dia, uma taxa por reserva e a garantia por mala. Tudo faz parte do preço desde o primeiro marcador no mapa.',
      },
      cards: {
        question: 'Como posso pagar?',
        answer:
          'Com cartão de débito ou de crédito e, se o seu dispositivo os tiver, com Apple Pay, Google Pay, PayPal ou Link. Com uma conta, pode guardar um cartão para a próxima vez. O banco pode pedir confirmação. Nunca pague em dinheiro ao balcão uma reserva já paga.',
      },
      coupon: {
        question: 'Onde escrevo um cupão?',
        answer:
          'No primeiro passo, por baixo de «Plantar uma árvore». O novo total aparece antes do pagamento. Se o cupão for de outra cidade ou tiver expirado, avisamos.',
      },
      credit: {
        question: 'O que é o crédito?',
        answer:
          'Se cancelar com conta, o reembolso vai para o meio de pagamento ou fica como crédito. Com o crédito paga a próxima reserva na mesma moeda.',
      },
      size: {
        question: 'Há um tamanho máximo?',
        answer:
          'Os locais com equipa aceitam quase tudo, de uma carteira a um carrinho de bebé. Os cacifos têm medidas interiores em centímetros, indicadas na sua página.',
      },
      forbidden: {
        question: 'O que não posso deixar?',
        answer:
          'Nem dinheiro, nem passaportes, nem medicamentos de que precise, nem comida que se estrague, nem animais, nem armas, nem nada inflamável. Leve consigo o que for indispensável.',
      },
      safe: {
        question: 'Quem pode mexer na bagagem?',
        answer:
          'Só o anfitrião e a sua equipa. Cada mala leva uma etiqueta numerada, e fica anotado quando chegou e quando saiu.',
      },
      guarantee: {
        question: 'E se algo se estragar ou perder?',
        answer:
          'Cada mala está coberta pela garantia. Comunique o sucedido na reserva nos sete dias após o levantamento; o registo da bagagem já faz parte do pedido.',
      },
      overnight: {
        question: 'A bagagem pode passar a noite?',
        answer: 'Sim, até trinta dias. Só a entrega e o levantamento têm de ser dentro do horário.',
      },
      times: {
        question: 'Posso alterar as horas?',
        answer:
          'Sim, na reserva: horas e número de malas, mesmo quando já estão guardadas. Se custar mais, paga a diferença; se custar menos, é reembolsada pela mesma regra do cancelamento. %{refunds} O que não é reembolsado conta se voltar a alargar a reserva, e vê o valor antes de confirmar.',
      },
      cancel: {
        question: 'Como cancelo?',
        answer:
          'Abra a reserva e escolha cancelar. %{refunds} O valor exato e o último minuto aparecem antes de decidir.',
      },
      closed: {
        question: 'O local está fechado. E agora?',
        answer:
          'Toque em «Está fechado» na reserva. Vê os locais abertos por perto com lugar, muda num passo e nunca paga mais. Se nada servir, cancele: com conta recebe crédito de imediato, e reembolsamos no meio de pagamento quando o local o reconhecer, a nossa equipa o confirmar ou passarem 48 horas sem resposta.',
      },
      other: {
        question: 'Outra pessoa pode levantar a bagagem?',
        answer: 'Sim. Crie na reserva um PIN de uso único e passe-o. Até ser usado, pode anulá-lo.',
      },
      late: {
        question: 'E em caso de atraso?',
        answer:
          'Prolongue a reserva, já a caminho. Se o local tiver fechado, a bagagem fica em segurança até reabrir e é cobrado o dia a mais.',
      },
      account: {
        question: 'Preciso de uma conta?',
        answer:
          'Não. Com conta, reservas, crédito e dados ficam juntos. Se iniciar sessão mais tarde com o mesmo e-mail, as reservas anteriores vêm junto.',
      },
      password: {
        question: 'O código não chega. O que faço?',
        answer:
          'Veja na pasta de spam e espere que a contagem decrescente permita pedir outro. Os códigos valem dez minutos, e só o mais recente funciona.',
      },
      delete: {
        question: 'Como elimino a conta?',
        answer: 'No seu perfil. Antes vê o que desaparece e o que por lei tem de ficar na contabilidade.',
      },
    },
  },
};
