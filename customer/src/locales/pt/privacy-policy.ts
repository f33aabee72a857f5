import type { Words } from '../words.ts';

export const words: Words<'privacy-policy'> = {
  privacyPolicy: {
    title: 'Privacidade',
    description: 'O que a Cubby sabe de si, porquê, durante quanto tempo e como o apagar.',
    intro:
      'Em resumo: sabemos o que uma reserva precisa, dizemos o seu nome ao anfitrião e não vendemos nada sobre si a ninguém.',
    updated: 'Última alteração: %{date}',
    sections: {
      who: {
        title: 'Quem é responsável',
        text: 'O operador deste site, em %{email}. A Cubby é software livre: quem opera uma cópia responde por ela.',
      },
      what: {
        title: 'O que guardamos e porquê',
        text: 'Para uma reserva: nome, e-mail, telefone, o local, as horas, o número de malas e o que foi pago. Sem isso não há contrato e ninguém lhe poderia devolver a bagagem.\n\nPara uma conta: os mesmos dados, a língua e se quer receber correio nosso. Uma palavra-passe só é guardada como uma impressão que não se pode inverter.\n\nPara a segurança: um número ao acaso para o navegador e notas breves de entradas falhadas. Os registos nunca contêm códigos, cartões nem endereços de e-mail inteiros.',
      },
      card: {
        title: 'O seu cartão',
        text: 'Os números de cartão vão diretamente do navegador para o nosso fornecedor de pagamentos. Vemos os últimos quatro algarismos e se o pagamento resultou, nunca mais.',
      },
      host: {
        title: 'O que o anfitrião vê',
        text: 'O nome, as horas, o número de malas e o PIN do passe. Não vê o e-mail, o cartão nem outras reservas.',
      },
      location: {
        title: 'Onde está',
        text: 'Ao tocar em «Usar a minha posição», o navegador diz-nos uma vez onde está, para mostrar o que há por perto. Não o guardamos.',
      },
      counting: {
        title: 'Contar visitas',
        text: 'Só se aceitar. Contamos então páginas e reservas com um número ao acaso, sem nome nem morada, e apagamos tudo ao fim de noventa dias. Pode mudar de ideias na página dos cookies.',
      },
      map: {
        title: 'Mapas',
        openfreemap:
          'Os mapas vêm do OpenFreeMap, cujos servidores veem o seu endereço IP e a parte do mapa para onde olha. Não usam cookies. Os mapas mostrados como imagem vêm de nós.',
        own: 'Os mapas vêm do nosso próprio servidor. Mais ninguém fica a saber para que parte de um mapa olha.',
        style:
          'Os mapas vêm de %{host} e dos servidores que o respetivo estilo indica, que veem o seu endereço IP e a parte do mapa para onde olha. Os mapas mostrados como imagem vêm de nós.',
      },
      texts: {
        title: 'O que se escreve',
        text: 'O que os anfitriões escrevem sobre o seu local e os viajantes nas avaliações é enviado a um serviço de tradução, para que o possa ler na sua língua: apenas o texto, sem nomes, e nada sobre quem o lê.',
      },
      others: {
        title: 'Quem mais intervém',
        text: 'O fornecedor de pagamentos, o que entrega o nosso correio e o que mantém os nossos servidores, cada um só na sua parte. Se estiverem fora do seu país, um contrato obriga-os às mesmas regras.',
      },
      long: {
        title: 'Quanto tempo',
        text: 'Reservas e pagamentos, enquanto a lei contabilística o exigir. Códigos de entrada, dez minutos. Contas, até serem eliminadas; a pessoa torna-se então anónima e ficam só os números.',
      },
      rights: {
        title: 'Os seus direitos',
        text: 'Pode ver, corrigir, levar e apagar o que guardamos, e opor-se ao seu uso. Quase tudo se faz no perfil; para o resto, escreva-nos. Pode também recorrer à autoridade de proteção de dados do seu país.',
      },
    },
  },
};
