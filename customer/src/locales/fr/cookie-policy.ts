import type { Words } from '../words.ts';

export const words: Words<'cookie-policy'> = {
  cookiePolicy: {
    title: 'Cookies',
    description: 'Chaque cookie de ce site, à quoi il sert et combien de temps il reste.',
    intro:
      'Nous déposons peu de cookies. Ceux qui sont nécessaires au site ne demandent pas votre accord ; ceux qui ne font que compter les visites attendent votre consentement.',
    caption: 'Cookies de ce site',
    name: 'Nom',
    purpose: 'À quoi il sert',
    life: 'Durée de conservation',
    days: '%{smart_count} jour |||| %{smart_count} jours',
    minutes: '%{smart_count} minute |||| %{smart_count} minutes',
    seconds: '%{smart_count} seconde |||| %{smart_count} secondes',
    session: 'Jusqu’à la déconnexion, au plus %{days}',
    provider: 'Fournisseur',
    own: 'Ce site',
    when: 'Consentement',
    needed: 'Nécessaire',
    optional: 'Seulement avec votre consentement',
    purposes: {
      token:
        'Maintient votre connexion, ou rattache la réservation à votre navigateur pendant un paiement sans compte.',
      user: 'Votre nom et vos coordonnées, pour vous saluer et remplir les formulaires.',
      checkout: 'Ce que vous avez saisi en réservant, pour ne rien perdre au rechargement.',
      clientUuid:
        'Distingue les navigateurs lorsqu’une requête échoue et vous montre toujours la même variante lors d’un test.',
      readAfter: 'Note le moment de votre dernière modification, pour que vous la voyiez aussitôt.',
      analytics: 'Un identifiant aléatoire qui nous permet de compter les visites.',
      tag: 'Le lien du partenaire qui vous a amené ici.',
      affiliate: 'Le lien de l’affilié qui vous a amené ici.',
      stripeMid: 'Aide notre prestataire de paiement à reconnaître la fraude.',
      stripeSid: 'De même, pour une visite.',
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
      browser:
        'Dès que vous avez demandé un code de connexion, un nombre aléatoire y est aussi conservé : votre compte reconnaît ainsi ce navigateur. Il n’est envoyé que lors de la connexion.',
      text: 'Votre réponse ci-dessus, votre choix de couleurs claires ou sombres, la campagne qui vous a amené (jusqu’à la fermeture de l’onglet), les pass que vous avez ouverts (pour s’afficher sans réseau) ainsi que les messages, réclamations et photos pas encore envoyés restent dans le stockage du navigateur. Rien de tout cela n’est transmis automatiquement, sauf ce que vous avez envoyé sans réseau.',
      language: 'Il y est aussi noté que vous avez choisi une langue, pour qu’aucune autre ne vous soit plus proposée.',
    },
  },
};
