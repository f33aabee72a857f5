import type { Words } from '../words.ts';

export const words: Words<'about'> = {
  about: {
    title: 'Sobre a Cubby',
    description: 'Quem guarda a bagagem, o que prometemos e porque qualquer pessoa pode ler como a Cubby funciona.',
    intro: 'Uma cidade sabe melhor de mãos livres. A Cubby encontra a prateleira para tudo o que não apetece carregar.',
    story: {
      title: 'Porque existimos',
      text: 'O quarto deixa-se às onze e o comboio parte às sete. Pelo meio fica um dia inteiro, e uma mala para arrastar. Entretanto, o café da esquina tem uma arrecadação seca e o hotel em frente um depósito vazio.\n\nA Cubby junta os dois. Os anfitriões ganham com um espaço que já têm. O viajante tem um lugar seguro, um preço claro e alguém que lhe devolve a mala com um sorriso.',
    },
    values: {
      title: 'Como trabalhamos',
      price: {
        title: 'Sem letras pequenas no preço',
        text: 'O que se vê no mapa é o que se paga. Cada linha diz se volta ao cancelar.',
      },
      room: {
        title: 'Uma prateleira reservada é uma prateleira livre',
        text: 'O espaço conta-se à hora e por tamanho, no próprio momento da reserva. Ninguém o pode ocupar duas vezes.',
      },
      open: {
        title: 'Aberto até à última linha',
        text: 'A Cubby é software livre. Qualquer pessoa pode ler como se calculam preços, devoluções e lugares, e ter a sua própria Cubby.',
      },
    },
    trees: {
      title: 'Árvores pelo caminho',
      text: 'A cada reserva podem juntar-se árvores. O seu preço é entregue por inteiro e nunca dividido connosco nem com um anfitrião. Cancelando a tempo, também esse volta.',
    },
    cta: 'Encontrar lugar para a bagagem',
  },
};
