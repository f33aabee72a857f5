import type { Words } from '../words.ts';

export const words: Words<'cookie-policy'> = {
  cookiePolicy: {
    title: 'Cookies',
    description: 'Cada cookie deste site, para que serve e quanto tempo fica.',
    intro:
      'Usamos poucos cookies. Os estritamente necessários dispensam o seu consentimento; os que contam visitas dependem dele.',
    caption: 'Cookies deste site',
    name: 'Nome',
    purpose: 'Para que serve',
    life: 'Quanto tempo',
    days: '%{smart_count} dia |||| %{smart_count} dias',
    minutes: '%{smart_count} minuto |||| %{smart_count} minutos',
    seconds: '%{smart_count} segundo |||| %{smart_count} segundos',
    session: 'Até terminar a sessão, no máximo %{days}',
    provider: 'Fornecedor',
    own: 'Este site',
    when: 'Consentimento',
    needed: 'Necessário',
    optional: 'Só com o seu consentimento',
    purposes: {
      token: 'Mantém a sessão iniciada ou, se pagar sem conta, associa a reserva ao seu navegador.',
      user: 'O nome e os contactos, para a saudação e para preencher formulários.',
      checkout: 'O que escreveu ao reservar, para nada se perder ao recarregar.',
      clientUuid: 'Distingue um navegador de outro quando um pedido falha e mostra sempre a mesma variante nos testes.',
      readAfter: 'Regista o momento da sua última alteração, para a ver de imediato.',
      analytics: 'Um número aleatório que nos permite contar visitas.',
      tag: 'A ligação do parceiro através da qual chegou aqui.',
      affiliate: 'A ligação do afiliado através da qual chegou aqui.',
      stripeMid: 'Ajuda o nosso fornecedor de pagamentos a reconhecer fraudes.',
      stripeSid: 'O mesmo, durante uma visita.',
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
      browser:
        'Quando pede um código para iniciar sessão, também aí fica guardado um número aleatório pelo qual a sua conta reconhece este navegador. Só é enviado ao iniciar sessão.',
      text: 'A resposta acima, a escolha entre cores claras e escuras, a campanha que o trouxe (até fechar o separador), os passes que abriu (para aparecerem sem rede) e as mensagens, reclamações e fotografias ainda não enviadas ficam no próprio navegador. Nada disso é enviado por si só, exceto o que enviou sem rede.',
      language: 'Aí fica também que escolheu um idioma, para que não lhe seja proposto outro.',
    },
  },
};
