import type { Words } from '../words.ts';

export const words: Words<'privacy-policy'> = {
  privacyPolicy: {
    title: 'Política de privacidade',
    description: 'O que a Cubby sabe de si, porquê, durante quanto tempo e como o apagar.',
    intro:
      'Em resumo: sabemos aquilo de que uma reserva precisa, damos o seu nome e telefone ao anfitrião e não vendemos nada sobre si a ninguém.',
    updated: 'Última alteração: %{date}',
    sections: {
      who: {
        title: 'Responsável pelo tratamento',
        text: '%{operator}\n\nPode contactar-nos através de %{email}. A Cubby é software livre: quem opera uma cópia responde por ela.',
      },
      what: {
        title: 'O que guardamos',
        text: 'Para uma reserva: nome, e-mail, telefone, o local, as horas, o número de malas e o que foi pago.\n\nPara uma conta: os mesmos dados, o idioma e se quer receber e-mails nossos. A palavra-passe só é guardada como um hash irreversível.\n\nPara a segurança: um número aleatório para o navegador e notas breves de inícios de sessão falhados. Os registos nunca contêm códigos, cartões nem endereços de e-mail inteiros.',
      },
      why: {
        title: 'Finalidades e fundamentos',
        text: 'Para celebrar e cumprir reservas, manter a sua conta e responder-lhe: o nosso contrato consigo (art. 6.º, n.º 1, al. b) do RGPD). Para a contabilidade e os impostos: uma obrigação legal (al. c)). Para evitar abusos e encontrar falhas: o nosso interesse legítimo num site seguro que funcione (al. f)). Para contar visitas e enviar novidades: o seu consentimento (al. a)).',
      },
      must: {
        title: 'Se tem de os dar',
        text: 'Nenhuma lei obriga a isso. Mas sem nome, e-mail, telefone e pagamento não há contrato, e ninguém lhe poderia devolver a bagagem. Tudo o resto é facultativo.',
      },
      card: {
        title: 'O seu cartão',
        text: 'Os números de cartão vão diretamente do navegador para o nosso fornecedor de pagamentos. Vemos apenas os últimos quatro algarismos, se o pagamento foi aceite e, durante %{cards} dias, um código do fornecedor que é o mesmo em todos os pagamentos com esse cartão. Mostra-nos quando o mesmo cartão serve para comunicar repetidamente locais fechados. Um cartão guardado para a próxima vez também fica lá, até o remover ou eliminar a sua conta.',
      },
      host: {
        title: 'O que o anfitrião vê',
        text: 'O nome, o telefone, as horas, o número de malas e o PIN do passe. Vê também o que lhe escreve. Não vê o e-mail, o cartão nem as reservas noutros locais.',
      },
      location: {
        title: 'Onde está',
        text: 'Ao tocar em «Usar a minha localização», o navegador diz-nos uma vez onde está, para mostrar o que há por perto. Não o guardamos.',
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
        text: 'O que os anfitriões escrevem sobre o seu local, os viajantes nas avaliações e ambos entre si sobre uma reserva é enviado a um serviço de tradução, para que o possa ler no seu idioma: apenas o texto, sem os nomes de quem o escreve ou lê; nas mensagens, os números de telefone, os endereços de e-mail e as ligações são ocultados.',
      },
      counting: {
        title: 'Contar visitas',
        text: 'Só se aceitar. Contamos então páginas e reservas com um número aleatório, sem nome nem morada, e apagamos tudo ao fim de noventa dias. Pode retirar o consentimento a qualquer momento na página dos cookies.',
      },
      others: {
        title: 'Quem recebe dados',
        text: 'Os nossos subcontratantes, cada um só na sua parte: o que aloja os servidores, o que envia os nossos e-mails e, quando usados, os que encontram moradas e comunicam falhas.\n\nOutros decidem por si: o anfitrião, o fornecedor de pagamentos, o operador dos cacifos que reservar e a Google ou a Apple, se iniciar sessão através delas.',
      },
      transfers: {
        title: 'Fora da Europa',
        text: 'Alguns podem tratar dados fora do Espaço Económico Europeu. Nesse caso, protegem-nos uma decisão de adequação da Comissão Europeia ou as suas cláusulas contratuais-tipo. Enviamos uma cópia a pedido.',
      },
      long: {
        title: 'Quanto tempo',
        text: 'Reservas e pagamentos: enquanto a lei contabilística e fiscal o exigir. Reservas que não pagou: %{holds} dias. Fotografias tiradas na entrega ou no levantamento: até %{pictures} dias após o levantamento. Mensagens entre si e um anfitrião: %{messages} dias, e mais apenas enquanto houver uma ocorrência aberta sobre a reserva. Emails que lhe enviámos: %{mails} dias. Visitas contadas: %{visits} dias. Navegadores com que iniciou sessão: %{known_browsers} dias depois de os usar pela última vez. Os códigos de entrada são válidos 10 minutos e apagados após um dia. Contas: até as eliminar. Os dados são então anonimizados e ficam só os montantes. Se apenas visitou o site sem conta: %{guests} dias.',
      },
      automatic: {
        title: 'Decisões automatizadas',
        text: 'Nenhuma decisão com efeitos jurídicos para si, ou de peso semelhante, é tomada só por uma máquina (art. 22.º do RGPD), e não criamos perfis de pessoas.',
      },
      rights: {
        title: 'Os seus direitos',
        text: 'Tem o direito de aceder aos seus dados, de os retificar, apagar, limitar o seu tratamento e portar, e de se opor ao tratamento baseado no nosso interesse legítimo. Pode retirar um consentimento a qualquer momento; o que foi feito até então continua lícito. Quase tudo se faz no perfil; para o resto, escreva-nos. Pode também reclamar junto de uma autoridade de controlo, por exemplo a do país onde vive (em Portugal, a CNPD).',
      },
    },
  },
};
