import type { Words } from '../words.ts';

export const words: Words<'host'> = {
  host: {
    title: 'Devenir hôte',
    description:
      'Gardez les bagages des voyageurs dans votre boutique, café, hôtel ou bureau : ce que cela rapporte, ce que nous demandons et comment commencer.',
    headline: 'Un coin libre peut rapporter',
    lead: 'Quelques mètres carrés suffisent. Les voyageurs réservent et paient en ligne ; vous prenez le bagage, le rangez sur votre étagère et le rendez.',
    start: 'Proposer mon lieu',
    calculator: {
      title: 'Ce que cela pourrait vous rapporter',
      bags: 'Bagages par jour',
      price: 'Prix d’un bagage par jour',
      currency: 'Devise',
      result: '%{low} à %{high} par mois',
      typical: 'Un nouveau lieu commence au milieu : environ %{amount}.',
      note: 'Calcul avec %{days} jours d’ouverture par mois, un jour par bagage et %{minimum} à %{maximum} pour cent du prix pour vous. %{lowest} est aujourd’hui le prix le plus bas sur Cubby dans cette devise.',
    },
    who: {
      title: 'Qui peut être hôte',
      shop: {
        title: 'Boutiques et cafés',
        text: 'Vous êtes là de toute façon, et qui dépose un bagage repart souvent avec un café.',
      },
      hotel: {
        title: 'Hôtels et auberges',
        text: 'Votre bagagerie a de la place entre les départs et les arrivées.',
      },
      office: {
        title: 'Bureaux et studios',
        text: 'Des horaires réguliers et une porte qui ferme à clé : il n’en faut pas plus.',
      },
      service: {
        title: 'Laveries, salons, loueurs',
        text: 'Toute personne qui a un comptoir, des horaires et un coin à l’écart.',
      },
    },
    steps: {
      title: 'Trois étapes jusqu’au premier bagage',
      offer: {
        title: 'Parlez-nous de votre lieu',
        text: 'Cinq minutes : où il se trouve, quand il est ouvert et combien de bagages y tiennent.',
      },
      check: {
        title: 'Nous le regardons',
        text: 'Ajoutez des photos dans votre console et soumettez-le. Quelqu’un chez Cubby regarde chaque lieu avant sa mise en ligne.',
      },
      earn: {
        title: 'Recevez des bagages, soyez payé',
        text: 'Scannez le billet, rangez le bagage, rendez-le. Votre part arrive une fois par mois.',
      },
    },
    ask: {
      title: 'Ce que nous vous demandons',
      there: 'Quelqu’un est présent aux heures que vous indiquez',
      safe: 'Les bagages sont rangés hors de portée des clients',
      pass: 'Vous scannez le billet à l’arrivée et au départ du bagage',
      kind: 'Vous traitez chaque bagage comme si c’était le vôtre',
    },
    questions: {
      title: 'Les premières questions des hôtes',
      cost: {
        title: 'Est-ce que cela coûte quelque chose ?',
        text: 'Non. Cubby est gratuit pour les hôtes ; nous gagnons quand vous gagnez.',
      },
      price: {
        title: 'Quelle est ma part ?',
        text: 'Entre 40 et 60 pour cent de ce que le voyageur paie pour le bagage. Un nouveau lieu commence à la moitié, aux prix habituels de sa ville.',
      },
      damage: {
        title: 'Et si un bagage est abîmé ou perdu ?',
        text: 'Chaque bagage est couvert par notre garantie dès que vous le prenez. Prévenez-nous aussitôt : vos scans montrent qui l’avait et quand.',
      },
      close: {
        title: 'Puis-je fermer un jour ?',
        text: 'Oui. Indiquez à tout moment des jours de fermeture, d’autres horaires ou moins de places dans votre console. Elle montre les réservations concernées avant d’enregistrer.',
      },
      paid: {
        title: 'Quand suis-je payé ?',
        text: 'Une fois par mois, dès que votre part atteint dix dans votre devise. Votre console indique ligne par ligne ce que chaque bagage a rapporté.',
      },
    },
    form: {
      title: 'Proposez votre lieu',
      intro:
        'Ce que vous nous dites devient un brouillon dans votre console d’hôte. Personne d’autre ne le voit avant que vous le soumettiez et que nous l’ayons regardé.',
      you: 'Qui vous êtes',
      place: 'Votre lieu',
      businessName: 'Nom de l’établissement',
      type: 'Type de lieu',
      address: 'Numéro et rue',
      postalCode: 'Code postal',
      capacity: 'Combien de bagages y tiennent à la fois',
      capacityHint: 'Entre %{minimum} et %{maximum}',
      stepFree: 'Accessible sans marches',
      description: 'Ce que les voyageurs doivent savoir',
      where: 'Où se trouve la porte',
      whereText:
        'Choisissez votre ville ou un site tout proche, puis déplacez la carte jusqu’à ce que l’épingle soit à votre porte. Ou placez-vous devant la porte et utilisez votre position.',
      pin: 'Votre porte',
      map: 'Carte sur laquelle se place l’épingle',
      mapUnavailable:
        'Votre appareil ne peut pas dessiner la carte. Placez-vous devant votre porte et utilisez plutôt votre position.',
      pinAt: 'L’épingle est à %{lat} ; %{lng}.',
      cityMissing: 'Choisissez votre ville ou un site tout proche.',
      pinMissing: 'Déplacez la carte jusqu’à ce que l’épingle soit à votre porte.',
      tooFar: 'C’est trop loin de toutes nos villes. Vérifiez où se trouve l’épingle.',
      week: 'Horaires d’ouverture',
      weekHint: 'Minuit s’écrit 00:00, et de 00:00 à 00:00 signifie jour et nuit.',
      from: '%{day} : de',
      until: '%{day} : à',
      copy: 'Tous les jours comme le lundi',
      weekProblem: 'Ouvrez au moins un jour et donnez ses horaires à chaque jour ouvert.',
      terms: 'Je peux m’engager pour ce lieu et j’accepte les conditions générales',
      emailKnown: 'Un compte existe déjà avec cette adresse. Connectez-vous et votre lieu le rejoindra.',
      send: 'Envoyer mon lieu',
    },
    welcome: {
      title: 'Bienvenue parmi les hôtes',
      intro:
        '%{place} est maintenant un brouillon dans votre console. Un e-mail avec tout cela est en route vers %{email}.',
      next: 'La suite',
      open: {
        title: 'Ouvrez votre console',
        text: 'Connectez-vous avec votre adresse e-mail ; le code arrive par e-mail.',
      },
      photos: {
        title: 'Montrez votre lieu',
        text: 'Des photos de la porte, du comptoir et du coin aident à vous trouver et à vous faire confiance.',
      },
      submit: {
        title: 'Soumettez-le',
        text: 'Nous le regardons, nous le mettons sur la carte, et le premier bagage peut arriver.',
      },
      console: 'Ouvrir la console d’hôte',
    },
  },
};
