import type { Words } from '../words.ts';

export const words: Words<'survey'> = {
  survey: {
    title: 'Como correu?',
    heading: 'Como correu, %{name}?',
    intro: 'Avaliar demora meio minuto e ajuda quem vem a seguir a escolher.',
    stay: '%{place}, de %{dropoff} a %{pickup}',
    stashpoint: {
      question: 'Como correu em %{place}?',
      hint: 'Outros viajantes vão ler este texto, com o seu primeiro nome.',
    },
    stasher: {
      question: 'E como correu com a Cubby?',
      hint: 'Reservar, pagar, encontrar o caminho: tudo o que lhe ocorrer.',
    },
    stars: {
      1: '1 em 5: mau',
      2: '2 em 5: fraco',
      3: '3 em 5: razoável',
      4: '4 em 5: bom',
      5: '5 em 5: excelente',
    },
    inWords: 'Em poucas palavras (opcional)',
    noStars: 'Ainda sem estrelas',
    starsMissing: 'Escolha entre uma e cinco estrelas.',
    send: 'Enviar avaliação',
    home: 'Ir para a página inicial',
    thanks: {
      title: 'Obrigado, %{name}',
      text: 'A avaliação de %{place} foi recebida. Boa viagem e até à próxima.',
    },
    done: {
      title: 'Já deixou a sua avaliação',
      text: 'A avaliação de %{place} foi recebida. Obrigado, %{name}!',
    },
    left: { question: 'Deixou a sua bagagem em %{place}?', yes: 'Sim', no: 'Não' },
    early: {
      title: 'Ainda é um pouco cedo',
      text: 'A reserva em %{place} começa mais tarde: %{time}. Volte depois do levantamento e conte-nos como correu.',
    },
    cancelled: {
      title: 'Não há nada para avaliar',
      text: 'Esta reserva em %{place} foi cancelada. Esperamos que corra bem da próxima vez.',
    },
    unused: {
      title: 'Não há nada para avaliar',
      text: 'Com esta reserva não foi deixada bagagem em %{place}.',
    },
    wrongLink: 'Esta ligação não funciona',
    wrongLinkText:
      'Talvez tenha sido cortada pelo caminho. Abra-a de novo a partir do e-mail, ou inicie sessão e veja em «As minhas reservas».',
  },
};
