import type { Words } from '../words.ts';

export const words: Words<'about'> = {
  about: {
    title: 'Sobre a Cubby',
    description: 'Quem guarda a bagagem, o que prometemos e porque qualquer pessoa pode ler como a Cubby funciona.',
    intro: 'Uma cidade sabe melhor de mãos livres. A Cubby encontra lugar para tudo o que não apetece carregar.',
    story: {
      title: 'Porque existimos',
      text: 'O quarto deixa-se às onze e o comboio parte às sete. Pelo meio fica um dia inteiro, e uma mala para arrastar. Entretanto, o café da esquina tem uma arrecadação seca e o hotel em frente uma sala de bagagem vazia.\n\nA Cubby junta os dois. Os anfitriões ganham com um espaço que já têm. O viajante tem um local seguro, um preço claro e alguém que lhe devolve a mala com um sorriso.',
    },
    values: {
      title: 'Como trabalhamos',
      price: {
        title: 'Sem letras pequenas no preço',
        text: 'O que vê no mapa é o que paga. Cada linha diz se é reembolsada ao cancelar.',
      },
      room: {
        title: 'Quem reserva tem lugar garantido',
        text: 'O espaço conta-se à hora e por tamanho, no próprio momento da reserva. Ninguém o pode ocupar duas vezes.',
      },
      open: {
        title: 'Aberto até à última linha',
        text: 'A Cubby é software livre. Qualquer pessoa pode ler como se calculam preços, reembolsos e lugares, e ter a sua própria Cubby.',
      },
    },
    trees: {
      title: 'Árvores pelo caminho',
      text: 'Pode juntar árvores a cada reserva. O seu preço é entregue por inteiro e nunca dividido connosco nem com um anfitrião. Se cancelar a tempo, também é reembolsado.',
    },
    cta: 'Encontrar lugar para a bagagem',
  },
};
