import type { Words } from '../words.ts';

export const words: Words<'terms'> = {
  terms: {
    title: 'Termos e condições',
    description: 'As regras para viajantes que deixam bagagem com anfitriões através da Cubby.',
    intro:
      'Estas regras valem entre si, o anfitrião que guarda a bagagem e o operador deste site. Tentámos escrevê-las de modo a que se possam ler.',
    updated: 'Última alteração: %{date}',
    sections: {
      parties: {
        title: 'Quem acorda com quem',
        text: 'Aqui fazem-se dois acordos: um com o anfitrião, que guarda a bagagem, e outro com o operador, que trata da reserva, recebe o pagamento e responde pela garantia.',
      },
      booking: {
        title: 'Reserva',
        text: 'Mostrar locais e preços é um convite. Ao pagar, faz uma proposta; com a confirmação, fica reservado. Durante o pagamento, o lugar é guardado quinze minutos. Se o pagamento chegar depois e o lugar já não existir, o dinheiro volta de imediato.',
      },
      price: {
        title: 'Preço e pagamento',
        text: 'O preço é o do último passo e inclui malas, taxas, garantia e árvores escolhidas. Paga-se ao reservar. Os dias são dias de calendário no local.',
      },
      change: {
        title: 'Alterar e cancelar',
        text: 'Pode alterar horas e malas enquanto houver lugar. %{refunds} O dinheiro volta ao cartão ou, com conta, como saldo. Se o local estava fechado ou recusou a bagagem, tudo é devolvido, seja a que horas for.',
      },
      bags: {
        title: 'O que se pode deixar',
        text: 'Bagagem e coisas normais de viagem. Não: dinheiro, documentos, joias, medicamentos de que precise, comida que se estrague, seres vivos, armas, drogas, nem o que arda, verta, cheire ou seja proibido. Um anfitrião pode ver o interior se temer pela segurança, e recusar.',
      },
      handover: {
        title: 'Entrega e levantamento',
        text: 'Mostre o passe. Cada mala leva uma etiqueta e as duas passagens ficam anotadas. A bagagem é dada a quem mostrar o passe ou um PIN criado por si. Levante-a dentro do horário e antes do fim da reserva.',
      },
      late: {
        title: 'Levantamento tardio',
        text: 'A bagagem que fica mais tempo é cobrada ao dia pelo preço da reserva. Ao fim de trinta dias sem notícias, o anfitrião pode entregá-la nos perdidos e achados.',
      },
      guarantee: {
        title: 'Garantia e responsabilidade',
        text: 'Por perda, furto e danos durante a guarda, a garantia paga até à soma indicada para a moeda do local. Os pedidos fazem-se nos sete dias após o levantamento. Os direitos que a lei dá e a que não se pode renunciar mantêm-se.',
      },
      reviews: {
        title: 'Avaliações',
        text: 'Só avalia quem lá esteve. Publicamos o que é justo e fala da reserva, e ocultamos, com um motivo, o que insulta, faz publicidade ou nomeia outros.',
      },
      account: {
        title: 'A sua conta',
        text: 'Proteja o seu e-mail, pois é a sua chave. Avise-nos se achar que alguém o usou. Pode eliminar a conta a qualquer momento no perfil.',
      },
      law: {
        title: 'Lei e litígios',
        text: 'Vale a lei do país onde o operador tem sede, com os direitos dos consumidores do país onde vive. Antes de ir a tribunal, escreva-nos: quase tudo se resolve com um e-mail.',
      },
    },
  },
};
