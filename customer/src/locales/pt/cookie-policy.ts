import type { Words } from '../words.ts';

export const words: Words<'cookie-policy'> = {
  cookiePolicy: {
    title: 'Cookies',
    description: 'Cada cookie deste site, para que serve e quanto tempo fica.',
    intro:
      'Usamos poucos cookies. Os que o site precisa para funcionar vêm sem perguntar; os que só contam visitas esperam o seu sim.',
    caption: 'Cookies deste site',
    name: 'Nome',
    purpose: 'Para que serve',
    life: 'Quanto tempo',
    days: '%{smart_count} dia |||| %{smart_count} dias',
    session: 'Até terminar a sessão, no máximo %{days}',
    when: 'Consentimento',
    needed: 'Necessário',
    optional: 'Só com o seu consentimento',
    purposes: {
      token: 'Mantém a sessão, ou mantém a reserva sua enquanto paga como convidado.',
      user: 'O nome e os contactos, para o cumprimentar e preencher formulários.',
      checkout: 'O que escreveu ao reservar, para nada se perder ao recarregar.',
      clientUuid: 'Distingue um navegador de outro quando uma chamada falha e mantém iguais as experiências.',
      analytics: 'Um número ao acaso que nos deixa contar visitas.',
      tag: 'A ligação do parceiro que o trouxe aqui.',
      affiliate: 'A ligação do afiliado que o trouxe aqui.',
    },
    choice: {
      title: 'A sua escolha',
      given: 'Aceitou que as suas visitas sejam contadas.',
      refused: 'As suas visitas não são contadas.',
      undecided: 'Ainda não escolheu, por isso nada é contado.',
      allow: 'Contar as minhas visitas',
      refuse: 'Não as contar',
    },
    storage: {
      title: 'Também no seu dispositivo',
      text: 'A resposta acima, a escolha entre cores claras e escuras, a campanha que o trouxe (até fechar o separador) e os passes que abriu (para aparecerem sem rede) ficam no próprio navegador. Nada disso é enviado por si só.',
      language: 'Aí fica também que escolheu um idioma, para que não lhe seja proposto outro.',
    },
  },
};
