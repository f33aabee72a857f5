import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
    title: 'Pagamento',
    express: 'Pagamento expresso',
    orByCard: 'ou com cartão',
    newCard: 'Outro cartão',
    keptCard: '%{brand} terminado em %{last4}',
    remove: 'Remover',
    removeCard: 'Remover %{card}',
    keepCard: 'Guardar este cartão para a próxima vez',
    keepCardNote:
      'Quem o guarda é o nosso fornecedor de pagamentos, nunca nós. Pode removê-lo aqui a qualquer momento.',
    away: 'De momento não é possível carregar o formulário de pagamento. Verifique a ligação e recarregue a página; entretanto, o seu lugar continua reservado.',
    unavailable:
      'O nosso fornecedor de pagamentos não está a responder. O seu lugar continua reservado. Tente novamente: só será cobrado uma vez.',
    walletText: 'No site verdadeiro, %{name} pede aqui a confirmação de quem paga. Não se move dinheiro.',
    walletCancel: 'Agora não',
    return: {
      asking: 'A verificar o seu pagamento',
      unpaid: {
        title: 'Nada foi pago',
        text: 'O pagamento não foi concluído e nada foi cobrado. Volte atrás e escolha outra forma de pagar.',
      },
      waiting: {
        title: 'O seu pagamento ainda está a ser processado',
        text: 'Aguardamos a confirmação do pagamento e escrevemos-lhe assim que a recebermos. Não precisa de pagar outra vez.',
      },
      unknown: {
        title: 'De momento não conseguimos verificar o seu pagamento',
        text: 'Se já pagou, a confirmação está a caminho do seu endereço de e-mail. Não precisa de pagar outra vez.',
      },
      askAgain: 'Verificar de novo',
      back: 'Voltar ao pagamento',
    },
    trial: {
      overline: 'Teste',
      text: 'Esta página faz as vezes da página da PayPal. Não se move dinheiro: confirme ou cancele e volta ao ponto onde estava.',
      confirm: 'Confirmar pagamento',
      refuse: 'Cancelar e voltar',
      over: 'Já não há nada a confirmar. Volte à sua reserva para ver em que ponto está.',
    },
    card: 'Cartão',
    cardNumber: 'Número do cartão',
    expiry: 'Validade (MM/AA)',
    cvc: 'Código de segurança',
    pay: 'Pagar %{amount}',
    sandbox:
      'Este é um site de teste: não se move dinheiro. Use um destes cartões com qualquer data futura e qualquer código.',
    outcomes: { succeeds: 'é aceite', declined: 'é recusado', asks: 'pergunta primeiro ao banco' },
    notATestCard: 'Use um dos cartões de teste indicados abaixo.',
    expiryInvalid: 'Escreva o mês e o ano do cartão, por exemplo 08/29.',
    cvcInvalid: 'Três ou quatro algarismos, normalmente no verso.',
    bankTitle: 'O seu banco pede confirmação',
    bankText: 'Confirma este pagamento? Com um cartão verdadeiro, o banco pergunta-o na sua aplicação ou por SMS.',
    bankConfirm: 'Sim, confirmo',
    bankRefuse: 'Não, recusar',
    notConfirmed: 'O banco não confirmou o pagamento, por isso nada foi cobrado. Tente de novo ou use outro cartão.',
    declined: {
      generic: 'O banco recusou este cartão e nada foi cobrado. Experimente outro.',
      insufficientFunds: 'Não há dinheiro suficiente neste cartão. Nada foi cobrado; experimente outro.',
      expiredCard: 'Este cartão expirou. Experimente outro.',
      incorrectCvc: 'O código de segurança não está certo. Verifique os algarismos e tente de novo.',
      tooLate: 'Demorou demasiado e nada foi cobrado. Tente de novo.',
    },
  },
};
