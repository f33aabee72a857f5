import type { Words } from '../words.ts';

export const words: Words<'cookie-policy'> = {
  cookiePolicy: {
    title: 'Cookies',
    description: 'Chaque cookie de ce site, à quoi il sert et combien de temps il reste.',
    intro:
      'Nous posons peu de cookies. Ceux dont le site a besoin viennent sans demander ; ceux qui ne font que compter attendent votre accord.',
    caption: 'Cookies de ce site',
    name: 'Nom',
    purpose: 'À quoi il sert',
    life: 'Durée',
    days: '%{smart_count} jour |||| %{smart_count} jours',
    session: 'Jusqu’à la déconnexion, au plus %{days}',
    when: 'Accord',
    needed: 'Nécessaire',
    optional: 'Seulement avec votre accord',
    purposes: {
      token: 'Vous garde connecté, ou garde votre réservation à vous pendant que vous payez comme invité.',
      user: 'Votre nom et vos coordonnées, pour vous saluer et remplir les formulaires.',
      checkout: 'Ce que vous avez saisi en réservant, pour ne rien perdre au rechargement.',
      clientUuid: 'Distingue un navigateur d’un autre quand un appel échoue, et garde pour vous les mêmes essais.',
      analytics: 'Un nombre au hasard qui nous permet de compter les visites.',
      tag: 'Le lien du partenaire qui vous a amené ici.',
      affiliate: 'Le lien de l’affilié qui vous a amené ici.',
    },
    choice: {
      title: 'Votre choix',
      given: 'Vous avez accepté que vos visites soient comptées.',
      refused: 'Vos visites ne sont pas comptées.',
      undecided: 'Vous n’avez pas encore choisi, donc rien n’est compté.',
      allow: 'Compter mes visites',
      refuse: 'Ne pas les compter',
    },
    storage: {
      title: 'Aussi sur votre appareil',
      text: 'Votre réponse ci-dessus, votre choix de couleurs claires ou sombres, la campagne qui vous a amené (jusqu’à la fermeture de l’onglet) et les passes que vous avez ouverts (pour s’afficher sans réseau) restent dans le stockage du navigateur. Rien n’en est envoyé de soi-même.',
      language: 'Il y est aussi noté que vous avez choisi une langue, pour qu’aucune autre ne vous soit plus proposée.',
    },
  },
};
