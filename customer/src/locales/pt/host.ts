import type { Words } from '../words.ts';

export const words: Words<'host'> = {
  host: {
    title: 'Ser anfitrião',
    description:
      'Guardar a bagagem de quem viaja numa loja, café, hotel ou escritório: o que rende, o que pedimos e como se começa.',
    headline: 'Um canto livre pode render',
    lead: 'Bastam uns metros quadrados. Quem viaja reserva e paga online; o anfitrião recebe a bagagem, arruma-a na prateleira e devolve-a.',
    start: 'Oferecer o meu espaço',
    calculator: {
      title: 'Quanto pode render',
      bags: 'Volumes por dia',
      price: 'Preço de um volume por dia',
      currency: 'Moeda',
      result: 'De %{low} a %{high} por mês',
      typical: 'Um espaço novo começa a meio: cerca de %{amount}.',
      note: 'Cálculo com %{days} dias abertos por mês, um dia por volume e entre %{minimum} e %{maximum} por cento do preço para o anfitrião. %{lowest} é hoje o preço mais baixo da Cubby nesta moeda.',
    },
    who: {
      title: 'Quem pode ser anfitrião',
      shop: {
        title: 'Lojas e cafés',
        text: 'Já lá está alguém, e quem deixa uma mala sai muitas vezes com um café.',
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
        title: 'Lavandarias, salões, alugueres',
        text: 'Quem tiver um balcão, um horário e um canto resguardado.',
      },
    },
    steps: {
      title: 'Três passos até à primeira mala',
      offer: {
        title: 'Falar-nos do espaço',
        text: 'Cinco minutos: onde fica, quando abre e quanta bagagem cabe.',
      },
      check: {
        title: 'Nós vemos o espaço',
        text: 'Juntam-se fotografias na consola e envia-se. Na Cubby, alguém vê cada espaço antes de ficar online.',
      },
      earn: {
        title: 'Receber bagagem e ser pago',
        text: 'Ler o passe, arrumar o volume, devolvê-lo. A parte do anfitrião chega uma vez por mês.',
      },
    },
    ask: {
      title: 'O que pedimos',
      there: 'Que esteja alguém sempre que o horário diz aberto',
      safe: 'Que a bagagem fique onde os clientes não chegam',
      pass: 'Que o passe seja lido quando a bagagem entra e quando sai',
      kind: 'Que cada volume seja tratado como se fosse seu',
    },
    questions: {
      title: 'O que os anfitriões perguntam primeiro',
      cost: {
        title: 'Custa alguma coisa?',
        text: 'Não. Para os anfitriões a Cubby é gratuita; ganhamos quando o anfitrião ganha.',
      },
      price: {
        title: 'Qual é a minha parte?',
        text: 'Entre 40 e 60 por cento do que o viajante paga pelo volume. Um espaço novo começa com metade, aos preços habituais da sua cidade.',
      },
      damage: {
        title: 'E se um volume se estragar ou se perder?',
        text: 'Cada volume está coberto pela nossa garantia desde que é recebido. É preciso avisar logo: as leituras do passe mostram quem o tinha e quando.',
      },
      close: {
        title: 'Posso fechar um dia?',
        text: 'Sim. Dias de folga, outros horários ou menos lugares entram na consola a qualquer momento. Antes de guardar, ela mostra que reservas seriam afetadas.',
      },
      paid: {
        title: 'Quando sou pago?',
        text: 'Uma vez por mês, assim que a parte chega a dez na moeda do espaço. A consola mostra linha a linha o que cada volume rendeu.',
      },
    },
    form: {
      title: 'Oferecer o espaço',
      intro:
        'O que for indicado aqui fica como rascunho na consola de anfitrião. Mais ninguém o vê antes de ser enviado e visto por nós.',
      you: 'Quem é',
      place: 'O espaço',
      businessName: 'Nome do negócio',
      type: 'Tipo de espaço',
      address: 'Rua e número',
      postalCode: 'Código postal',
      capacity: 'Quantos volumes cabem ao mesmo tempo',
      capacityHint: 'Entre %{minimum} e %{maximum}',
      stepFree: 'Chega-se lá sem degraus',
      description: 'O que os viajantes devem saber',
      where: 'Onde fica a porta',
      whereText:
        'Escolha a cidade ou um local conhecido por perto e mova o mapa até o marcador ficar à porta. Ou, à porta, use a sua localização.',
      pin: 'A porta',
      map: 'Mapa onde se põe o marcador',
      mapUnavailable: 'Este dispositivo não consegue desenhar o mapa. Vá até à porta e use a localização.',
      pinAt: 'O marcador está em %{lat}; %{lng}.',
      cityMissing: 'Escolha a cidade ou um local conhecido por perto.',
      pinMissing: 'Mova o mapa até o marcador ficar à porta.',
      tooFar: 'Fica demasiado longe das nossas cidades. Veja onde está o marcador.',
      week: 'Horário de abertura',
      weekHint: 'A meia-noite é 00:00, e das 00:00 às 00:00 é aberto dia e noite.',
      from: '%{day}: das',
      until: '%{day}: às',
      copy: 'Todos os dias como segunda-feira',
      weekProblem: 'Abra pelo menos um dia e indique as horas de cada dia aberto.',
      terms: 'Posso falar por este espaço e aceito os termos e condições',
      emailKnown: 'Já existe uma conta com este endereço. Inicie sessão e o espaço passa a fazer parte dela.',
      send: 'Enviar o meu espaço',
    },
    welcome: {
      title: 'Boas-vindas aos anfitriões',
      intro: '%{place} já está como rascunho na consola. Um e-mail com tudo isto vai a caminho de %{email}.',
      next: 'O que se segue',
      open: {
        title: 'Abrir a consola',
        text: 'Inicie sessão com o endereço de e-mail; o código chega por e-mail.',
      },
      photos: {
        title: 'Mostrar o espaço',
        text: 'Fotografias da porta, do balcão e do canto ajudam a encontrar o espaço e a confiar nele.',
      },
      submit: {
        title: 'Enviar',
        text: 'Vemos o espaço, pomo-lo no mapa e a primeira mala pode chegar.',
      },
      console: 'Abrir a consola de anfitrião',
    },
  },
};
