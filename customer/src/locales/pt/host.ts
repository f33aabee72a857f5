import type { Words } from '../words.ts';

export const words: Words<'host'> = {
  host: {
    title: 'Ser anfitrião',
    description:
      'Guarde a bagagem de quem viaja na sua loja, café, hotel ou escritório: o que rende, o que pedimos e como se começa.',
    headline: 'Ganhe com um canto livre',
    lead: 'Bastam uns metros quadrados. Quem viaja reserva e paga online; recebe a bagagem, arruma-a na prateleira e devolve-a.',
    start: 'Oferecer o meu espaço',
    calculator: {
      title: 'Quanto pode render',
      bags: 'Malas por dia',
      price: 'Preço de uma mala por dia',
      currency: 'Moeda',
      result: 'De %{low} a %{high} por mês',
      typical: 'Um espaço novo começa a meio: cerca de %{amount}.',
      note: 'Cálculo com %{days} dias abertos por mês, um dia por mala e entre %{minimum} e %{maximum} % do preço para si. %{lowest} é hoje o preço mais baixo da Cubby nesta moeda.',
    },
    who: {
      title: 'Quem pode ser anfitrião',
      shop: {
        title: 'Lojas e cafés',
        text: 'Está lá de qualquer forma, e quem deixa uma mala sai muitas vezes com um café.',
      },
      hotel: {
        title: 'Hotéis e hostels',
        text: 'Entre as saídas e as chegadas há espaço na sala de bagagem.',
      },
      office: {
        title: 'Escritórios e estúdios',
        text: 'Um horário certo e uma porta com chave: não é preciso mais.',
      },
      service: {
        title: 'Lavandarias, cabeleireiros, alugueres',
        text: 'Quem tiver um balcão, um horário e um canto resguardado.',
      },
    },
    steps: {
      title: 'Três passos até à primeira mala',
      offer: {
        title: 'Fale-nos do seu espaço',
        text: 'Cinco minutos: onde fica, quando abre e quanta bagagem cabe.',
      },
      check: {
        title: 'Analisamos o espaço',
        text: 'Junte fotografias na área de anfitrião e envie. Na Cubby, alguém analisa cada espaço antes de ser publicado.',
      },
      earn: {
        title: 'Receba bagagem e a sua parte',
        text: 'Leia o passe, guarde a mala e devolva-a. A sua parte chega uma vez por mês.',
      },
    },
    ask: {
      title: 'O que pedimos',
      there: 'Que esteja sempre alguém no horário indicado',
      safe: 'Que a bagagem fique onde os clientes não chegam',
      pass: 'Que o passe seja lido quando a bagagem entra e quando sai',
      kind: 'Que cada mala seja tratada como se fosse sua',
    },
    questions: {
      title: 'O que os anfitriões perguntam primeiro',
      cost: {
        title: 'Custa alguma coisa?',
        text: 'Não. Para os anfitriões a Cubby é gratuita; ganhamos quando o anfitrião ganha.',
      },
      price: {
        title: 'Qual é a minha parte?',
        text: 'Entre 40 e 60 % do que o viajante paga pela mala. Um espaço novo começa com metade, aos preços habituais da sua cidade.',
      },
      damage: {
        title: 'E se uma mala se estragar ou se perder?',
        text: 'Cada mala está coberta pela nossa garantia desde que a recebe. Avise-nos logo: as leituras do passe mostram quem a tinha e quando.',
      },
      close: {
        title: 'Posso fechar um dia?',
        text: 'Sim. Indique dias de folga, outros horários ou menos espaço na área de anfitrião a qualquer momento. Antes de guardar, vê que reservas seriam afetadas.',
      },
      paid: {
        title: 'Quando recebo a minha parte?',
        text: 'Uma vez por mês, assim que a sua parte chega a 10 na sua moeda, por exemplo 10 €. A área de anfitrião mostra linha a linha o que cada mala rendeu.',
      },
    },
    form: {
      title: 'Ofereça o seu espaço',
      intro:
        'O que indicar aqui fica como rascunho na área de anfitrião. Mais ninguém o vê antes de o enviar e de o analisarmos.',
      you: 'Os seus dados',
      place: 'O seu espaço',
      businessName: 'Nome do negócio',
      type: 'Tipo de espaço',
      address: 'Rua e número',
      postalCode: 'Código postal',
      capacity: 'Espaço para bagagem',
      capacityHint: 'Entre %{minimum} e %{maximum}',
      stepFree: 'Acesso sem degraus',
      description: 'O que os viajantes devem saber',
      where: 'Onde fica a porta',
      whereText:
        'Escolha a cidade ou um local conhecido por perto e mova o mapa até o marcador ficar à porta. Ou, à porta, use a sua localização.',
      marker: 'A porta',
      map: 'Mapa onde se põe o marcador',
      mapUnavailable: 'Este dispositivo não consegue mostrar o mapa. Vá até à porta e use a sua localização.',
      markerAt: 'O marcador está em %{lat}; %{lng}.',
      cityMissing: 'Escolha a cidade ou um local conhecido por perto.',
      markerMissing: 'Mova o mapa até o marcador ficar à porta.',
      tooFar: 'Fica demasiado longe das nossas cidades. Veja onde está o marcador.',
      week: 'Horário de abertura',
      weekHint: 'A meia-noite é 00:00, e das 00:00 às 00:00 é aberto dia e noite.',
      from: '%{day}: das',
      until: '%{day}: às',
      copy: 'Todos os dias como segunda-feira',
      weekProblem: 'Escolha pelo menos um dia de abertura e indique as horas.',
      terms:
        'Tenho poderes para representar este espaço e aceito os termos e condições. A Cubby emite em meu nome as minhas faturas à Cubby',
      emailKnown: 'Já existe uma conta com este endereço. Inicie sessão e o espaço passa a fazer parte dela.',
      send: 'Enviar o meu espaço',
    },
    welcome: {
      title: 'Damos-lhe as boas-vindas como anfitrião',
      intro: '%{place} já é um rascunho na área de anfitrião. Enviámos tudo isto para %{email}.',
      next: 'O que se segue',
      open: {
        title: 'Abra a área de anfitrião',
        text: 'Inicie sessão com o endereço de e-mail; o código chega por e-mail.',
      },
      photos: {
        title: 'Mostre o espaço',
        text: 'Fotografias da porta, do balcão e do canto ajudam a encontrar o espaço e a confiar nele.',
      },
      submit: {
        title: 'Envie o rascunho',
        text: 'Analisamos o espaço, pomo-lo no mapa e a primeira mala pode chegar.',
      },
      console: 'Abrir a área de anfitrião',
    },
  },
};
