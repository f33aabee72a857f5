import type { Words } from '../words.ts';

export const words: Words<'guarantee'> = {
  guarantee: {
    title: 'A garantia Cubby',
    description: 'Até quanto cada mala está coberta, o que cobre e como acionar a garantia.',
    intro: 'Desde que um anfitrião recebe a mala até ela voltar à sua mão, cada mala está coberta.',
    amounts: {
      title: 'Cobertura por mala',
      caption: 'Garantia por mala segundo a moeda',
      currency: 'Moeda',
      amount: 'Até',
      text: 'A moeda é a do local. O custo da garantia aparece em cada preço numa linha própria.',
    },
    covered: {
      title: 'O que está coberto',
      theft: 'Furto ou roubo de uma mala ou do que está dentro',
      loss: 'Uma mala que não se encontra',
      damage: 'Danos na mala enquanto o anfitrião a tinha',
      swap: 'Uma mala devolvida à pessoa errada',
    },
    notCovered: {
      title: 'O que não está coberto',
      cash: 'Dinheiro, documentos, joias e obras de arte',
      wear: 'Riscos e desgaste de viagem',
      perishable: 'Comida e tudo o que se estraga',
      forbidden: 'O que não se pode deixar',
    },
    claim: {
      title: 'Como acionar a garantia',
      tell: {
        title: 'Avise-nos',
        text: 'Desde a entrega até sete dias depois do levantamento: abra a reserva e escolha «Bagagem perdida ou danificada?».',
      },
      show: {
        title: 'Mostre os danos',
        text: 'Indique o que reclama, com o preço e a idade, e acrescente fotografias e recibos, agora ou mais tarde. Já temos o registo de quem tinha a mala, e quando.',
      },
      paid: {
        title: 'Receba o pagamento',
        text: 'O local tem três dias para dar a sua versão e depois decidimos. Pagamos o que as coisas ainda valiam na sua conta bancária ou no PayPal.',
      },
    },
  },
};
