import type { Words } from '../words.ts';

export const words: Words<'partners'> = {
  partners: {
    title: 'Partenaires',
    description: 'Proposez une consigne à vos clients : une page, des codes ou notre API ouverte.',
    intro:
      'Chemins de fer, compagnies aériennes, hôtels et agences nous envoient des voyageurs chargés. Il suffit d’une page, d’un code ou de notre API.',
    ways: {
      title: 'Trois façons de travailler ensemble',
      page: {
        title: 'Une page à vous',
        text: 'Vos voyageurs arrivent sur une page consacrée à leur trajet, avec vos villes et, si vous le voulez, une réduction.',
      },
      code: {
        title: 'Des codes prépayés',
        text: 'Vous achetez la consigne pour vos clients. Ils saisissent un code et ne paient rien.',
      },
      api: {
        title: 'Une API ouverte',
        text: 'Rechercher, obtenir un prix et réserver depuis votre produit. Chaque requête est documentée et chacun peut le lire.',
      },
    },
    docs: 'Voir la documentation de l’API',
    with: 'Ils voyagent avec nous',
    together: 'Cubby et %{partner}',
    cities: 'Où arriver les mains libres',
    copy: 'Copier le code',
    copied: 'Copié',
    write: { title: 'Parlons-en', text: 'Dites-nous qui sont vos voyageurs et où ils vont.' },
    host: {
      title: 'Vous avez de la place pour des bagages ?',
      text: 'Alors vous voulez sans doute être hôte plutôt que partenaire.',
      action: 'Devenir hôte',
    },
  },
};
