import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
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
    bankText:
      'É mesmo a pessoa titular que está a pagar? Com um cartão verdadeiro, o banco pergunta-o na sua aplicação ou por SMS.',
    bankConfirm: 'Sim, sou eu',
    bankRefuse: 'Não, recusar',
    notConfirmed: 'O banco não confirmou o pagamento, por isso nada foi cobrado. Tente de novo ou use outro cartão.',
    declined: {
      generic: 'O banco recusou este cartão e nada foi cobrado. Experimente outro.',
      insufficientFunds: 'Não há dinheiro suficiente neste cartão. Nada foi cobrado; experimente outro.',
      expiredCard: 'Este cartão expirou. Experimente outro.',
      incorrectCvc: 'O código de segurança não está certo. Verifique os algarismos e tente de novo.',
    },
  },
};
