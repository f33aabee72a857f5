import type { Words } from '../words.ts';

export const words: Words<'host'> = {
  host: {
    title: 'Devenir hôte',
    description:
      'Gardez les bagages des voyageurs dans votre boutique, café, hôtel ou bureau : ce que cela rapporte, ce que nous demandons et comment commencer.',
    headline: 'Gagnez de l’argent avec un coin libre',
    lead: 'Quelques mètres carrés suffisent. Les voyageurs réservent et paient en ligne ; vous prenez le bagage, le rangez sur votre étagère et le rendez.',
    start: 'Proposer mon établissement',
    calculator: {
      title: 'Ce que cela pourrait vous rapporter',
      bags: 'Bagages par jour',
      price: 'Prix d’un bagage par jour',
      currency: 'Devise',
      result: 'de %{low} à %{high} par mois',
      typical: 'Un nouvel établissement commence au milieu : environ %{amount}.',
      note: 'Calcul avec %{days} jours d’ouverture par mois, un jour par bagage et de %{minimum} à %{maximum} % du prix pour vous. %{lowest} est aujourd’hui le prix le plus bas sur Cubby dans cette devise.',
    },
    who: {
      title: 'Qui peut être hôte',
      shop: {
        title: 'Boutiques et cafés',
        text: 'Vous êtes là de toute façon, et un voyageur qui dépose un bagage repart souvent avec un café.',
      },
      hotel: {
        title: 'Hôtels et auberges de jeunesse',
        text: 'Votre bagagerie a de la place entre les départs et les arrivées.',
      },
      office: {
        title: 'Bureaux et studios',
        text: 'Des horaires réguliers et une porte qui ferme à clé : il n’en faut pas plus.',
      },
      service: {
        title: 'Laveries, coiffeurs, loueurs',
        text: 'Toute personne qui a un comptoir, des horaires et un coin à l’écart.',
      },
    },
    steps: {
      title: 'Trois étapes jusqu’au premier bagage',
      offer: {
        title: 'Parlez-nous de votre établissement',
        text: 'Cinq minutes : où il se trouve, quand il est ouvert et combien de bagages y tiennent.',
      },
      check: {
        title: 'Nous l’examinons',
        text: 'Ajoutez des photos dans votre espace hôte et soumettez votre brouillon. Notre équipe examine chaque établissement avant sa mise en ligne.',
      },
      earn: {
        title: 'Recevez des bagages, touchez votre part',
        text: 'Scannez le pass, rangez le bagage, rendez-le. Votre part arrive une fois par mois.',
      },
    },
    ask: {
      title: 'Ce que nous vous demandons',
      there: 'Quelqu’un est présent aux heures que vous indiquez',
      safe: 'Les bagages sont rangés hors de portée des clients',
      pass: 'Vous scannez le pass à l’arrivée et au départ du bagage',
      kind: 'Vous traitez chaque bagage comme si c’était le vôtre',
    },
    questions: {
      title: 'Les premières questions des hôtes',
      cost: {
        title: 'Est-ce que cela coûte quelque chose ?',
        text: 'Non. Cubby est gratuit pour les hôtes ; nous gagnons quand vous gagnez.',
      },
      price: {
        title: 'Quelle est ma part ?',
        text: 'Entre 40 et 60 % de ce que le voyageur paie pour le bagage. Un nouvel établissement commence à 50 %, aux prix habituels de sa ville.',
      },
      damage: {
        title: 'Et si un bagage est abîmé ou perdu ?',
        text: 'Chaque bagage est couvert par notre garantie dès que vous le prenez. Prévenez-nous aussitôt : vos scans montrent qui en avait la garde, et quand.',
      },
      close: {
        title: 'Puis-je fermer un jour ?',
        text: 'Oui. Indiquez à tout moment des jours de fermeture, d’autres horaires ou moins de places dans votre espace hôte. Il montre les réservations concernées avant d’enregistrer.',
      },
      paid: {
        title: 'Quand vais-je recevoir ma part ?',
        text: 'Une fois par mois, dès que votre part atteint 10 unités de votre devise (10 €, par exemple). Votre espace hôte indique ligne par ligne ce que chaque bagage a rapporté.',
      },
    },
    form: {
      title: 'Proposez votre établissement',
      intro:
        'Ce que vous nous dites devient un brouillon dans votre espace hôte. Personne d’autre ne le voit avant que vous le soumettiez et que nous l’ayons examiné.',
      you: 'Qui vous êtes',
      place: 'Votre établissement',
      businessName: 'Nom de l’établissement',
      type: 'Type d’établissement',
      address: 'Numéro et rue',
      postalCode: 'Code postal',
      capacity: 'Places pour les bagages',
      capacityHint: 'Entre %{minimum} et %{maximum}',
      stepFree: 'Accès de plain-pied',
      description: 'Ce que les voyageurs doivent savoir',
      where: 'Où se trouve votre entrée',
      whereText:
        'Choisissez votre ville ou un point d’intérêt tout proche, puis déplacez la carte jusqu’à ce que le repère soit à votre porte. Ou placez-vous devant la porte et utilisez votre position.',
      marker: 'Votre porte',
      map: 'Carte sur laquelle se place le repère',
      mapUnavailable:
        'Votre appareil ne peut pas afficher la carte. Placez-vous devant votre porte et utilisez plutôt votre position.',
      markerAt: 'Le repère est à %{lat} ; %{lng}.',
      cityMissing: 'Choisissez votre ville ou un point d’intérêt tout proche.',
      markerMissing: 'Déplacez la carte jusqu’à ce que le repère soit à votre porte.',
      tooFar: 'C’est trop loin de toutes nos villes. Vérifiez où se trouve le repère.',
      week: 'Horaires d’ouverture',
      weekHint: 'Minuit s’écrit 00:00, et de 00:00 à 00:00 signifie jour et nuit.',
      from: '%{day} : de',
      until: '%{day} : à',
      copy: 'Tous les jours comme le lundi',
      weekProblem: 'Choisissez au moins un jour d’ouverture et indiquez ses horaires.',
      terms:
        'J’ai qualité pour engager cet établissement et j’accepte les conditions générales. Cubby établit en mon nom mes factures à Cubby',
      emailKnown: 'Un compte existe déjà avec cette adresse. Connectez-vous et votre établissement le rejoindra.',
      send: 'Envoyer ma demande',
    },
    welcome: {
      title: 'Bienvenue parmi les hôtes',
      intro:
        '%{place} est maintenant un brouillon dans votre espace hôte. Un e-mail avec tout cela vous est envoyé à %{email}.',
      next: 'La suite',
      open: {
        title: 'Ouvrez votre espace hôte',
        text: 'Connectez-vous avec votre adresse e-mail ; le code arrive par e-mail.',
      },
      photos: {
        title: 'Montrez votre établissement',
        text: 'Des photos de la porte, du comptoir et du coin aident à vous trouver et à vous faire confiance.',
      },
      submit: {
        title: 'Soumettez votre brouillon',
        text: 'Nous l’examinons, nous le mettons sur la carte, et le premier bagage peut arriver.',
      },
      console: 'Ouvrir l’espace hôte',
    },
  },
};
