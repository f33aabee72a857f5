import type { Words } from '../words.ts';

export const words: Words<'about'> = {
  about: {
    title: 'À propos de Cubby',
    description:
      'Qui garde vos bagages, ce que nous promettons, et pourquoi chacun peut lire comment Cubby fonctionne.',
    intro:
      'Une ville est plus belle les deux mains libres. Cubby trouve une place pour tout ce que vous préférez ne pas porter.',
    story: {
      title: 'Pourquoi nous existons',
      text: 'La chambre se rend à onze heures et le train part à dix-neuf heures. Entre les deux, toute une journée, et une valise à traîner. Pendant ce temps, le café du coin a une arrière-salle au sec, et l’hôtel d’en face une bagagerie vide.\n\nCubby les réunit. Les hôtes gagnent quelque chose avec une place qu’ils ont déjà. Vous avez une consigne sûre, un prix clair et quelqu’un qui vous rend votre bagage avec le sourire.',
    },
    values: {
      title: 'Notre façon de travailler',
      price: {
        title: 'Pas de petites lignes dans le prix',
        text: 'Ce que vous voyez sur la carte est ce que vous payez. Chaque ligne dit si elle est remboursée en cas d’annulation.',
      },
      room: {
        title: 'Une place réservée vous attend',
        text: 'La place se compte à l’heure et par taille, à l’instant même où vous réservez. Personne ne peut la prendre deux fois.',
      },
      open: {
        title: 'Ouvert jusqu’à la dernière ligne',
        text: 'Cubby est un logiciel libre. Chacun peut lire comment se calculent prix, remboursements et places, et faire tourner son propre Cubby.',
      },
    },
    trees: {
      title: 'Des arbres en chemin',
      text: 'Vous pouvez ajouter des arbres à chaque réservation. Leur prix est reversé en entier, jamais partagé avec nous ni avec un hôte. Si vous annulez à temps, il est remboursé aussi.',
    },
    cta: 'Trouver une place pour vos bagages',
  },
};
