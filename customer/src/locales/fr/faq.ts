import type { Words } from '../words.ts';

export const words: Words<'faq'> = {
  faq: {
    title: 'Questions et réponses',
    description: 'Réservation, prix, bagages, remboursements et comptes chez Cubby.',
    intro: 'De courtes réponses aux questions les plus fréquentes. Tapez un mot pour filtrer la liste.',
    filter: 'Chercher dans les réponses',
    none: 'Ce mot n’apparaît dans aucune réponse',
    noneText: 'Essayez un autre mot ou écrivez-nous : une personne lit chaque message.',
    contact: 'Nous écrire',
    groups: {
      booking: 'Réserver',
      price: 'Prix et paiement',
      bags: 'Vos bagages',
      changes: 'Modifier et annuler',
      account: 'Compte et données',
    },
    questions: {
      how: {
        question: 'Comment réserver ?',
        answer:
          'Choisissez une consigne, vos horaires et le nombre de bagages, indiquez votre nom et payez. Votre pass avec QR code et code PIN est là aussitôt, aussi par e-mail.',
      },
      ahead: {
        question: 'Faut-il réserver à l’avance ?',
        answer:
          'Non. Tant qu’une consigne affiche de la place, vous pouvez réserver devant la porte. Les longs week-ends, mieux vaut s’y prendre tôt.',
      },
      hold: {
        question: 'Que signifie le minuteur au moment de payer ?',
        answer:
          'Pendant que vous payez, la place vous est gardée quinze minutes. Personne d’autre ne peut la prendre. Passé ce délai, rien n’est débité et vous pouvez recommencer.',
      },
      phone: {
        question: 'Faut-il imprimer quelque chose ?',
        answer: 'Non. Montrez le pass sur votre téléphone. Une fois affiché, il reste accessible sans réseau.',
      },
      day: {
        question: 'Qu’est-ce qu’un jour ?',
        answer:
          'Un jour calendaire, à l’heure de la consigne. Un bagage laissé vendredi et récupéré samedi compte deux jours. Le formulaire l’écrit avant le paiement.',
      },
      fees: {
        question: 'Quels sont les frais ?',
        answer:
          'Les bagages par jour, des frais par réservation et la garantie par bagage. Tout est compris dans le prix dès le premier repère sur la carte.',
      },
      cards: {
        question: 'Comment payer ?',
        answer:
          'Par carte de débit ou de crédit et, si votre appareil le permet, avec Apple Pay, Google Pay, PayPal ou Link. Avec un compte, vous pouvez garder une carte pour la prochaine fois. Votre banque peut demander une confirmation. Ne payez jamais en espèces au comptoir une réservation déjà réglée.',
      },
      coupon: {
        question: 'Où saisir un code promo ?',
        answer:
          'À la première étape, sous l’option « Planter un arbre ». Le nouveau total s’affiche avant le paiement. Si le code a expiré ou ne vaut pas dans cette ville, nous vous le signalons.',
      },
      credit: {
        question: 'Qu’est-ce que l’avoir ?',
        answer:
          'Si vous annulez avec un compte, le remboursement va sur votre moyen de paiement ou devient un avoir, au choix. Vous pouvez payer votre prochaine réservation dans la même devise avec l’avoir.',
      },
      size: {
        question: 'Y a-t-il une taille limite ?',
        answer:
          'Les consignes avec personnel acceptent presque tout, du sac à main à la poussette. Les casiers ont des dimensions intérieures en centimètres, indiquées sur leur page.',
      },
      forbidden: {
        question: 'Quels objets sont interdits ?',
        answer:
          'Ni argent liquide, ni passeport, ni médicament indispensable, ni denrée périssable, ni animal, ni arme, ni produit inflammable. Gardez sur vous ce dont vous ne pouvez pas vous passer.',
      },
      safe: {
        question: 'Qui a accès à mes bagages ?',
        answer:
          'Seulement l’hôte et son équipe. Chaque bagage reçoit une étiquette numérotée, et son arrivée comme son départ sont notés.',
      },
      guarantee: {
        question: 'Et en cas de dommage ou de perte ?',
        answer:
          'Chaque bagage est couvert par notre garantie. Signalez le problème dans votre réservation, dans les sept jours suivant le retrait ; le relevé de vos bagages fait déjà partie du dossier.',
      },
      overnight: {
        question: 'Un bagage peut-il passer la nuit ?',
        answer: 'Oui, jusqu’à trente jours. Seuls le dépôt et le retrait doivent avoir lieu aux heures d’ouverture.',
      },
      times: {
        question: 'Puis-je changer mes horaires ?',
        answer:
          'Oui, dans votre réservation : horaires et nombre de bagages, même quand ils sont déjà déposés. Si le prix augmente, vous payez la différence ; s’il baisse, elle est remboursée selon la même règle qu’une annulation. %{refunds} Ce qui n’est pas remboursé compte si vous agrandissez de nouveau la réservation, et vous voyez le montant avant de confirmer.',
      },
      cancel: {
        question: 'Comment annuler ?',
        answer:
          'Ouvrez votre réservation et choisissez d’annuler. %{refunds} La somme exacte et la dernière minute s’affichent avant que vous décidiez.',
      },
      closed: {
        question: 'La consigne est fermée. Que faire ?',
        answer:
          'Touchez « C’est fermé » dans votre réservation. Vous voyez les consignes ouvertes à proximité, changez en un geste et ne payez jamais plus. Si rien ne convient, annulez : avec un compte, vous recevez aussitôt un avoir, et votre moyen de paiement est remboursé dès que la consigne le reconnaît, que notre équipe le confirme ou après 48 heures sans réponse.',
      },
      other: {
        question: 'Quelqu’un d’autre peut-il récupérer mes bagages ?',
        answer:
          'Oui. Créez un code PIN à usage unique dans votre réservation et transmettez-le. Tant qu’il n’a pas servi, vous pouvez l’annuler.',
      },
      late: {
        question: 'Et si je suis en retard ?',
        answer:
          'Prolongez votre réservation en chemin. Si la consigne a fermé, vos bagages restent en sûreté jusqu’à la réouverture et le jour supplémentaire est facturé.',
      },
      account: {
        question: 'Faut-il un compte ?',
        answer:
          'Non. Avec un compte, réservations, avoir et coordonnées sont réunis. En vous connectant plus tard avec la même adresse e-mail, vos anciennes réservations suivent.',
      },
      password: {
        question: 'Je ne reçois pas de code. Que faire ?',
        answer:
          'Regardez dans les indésirables et attendez que le minuteur permette d’en demander un autre. Un code est valable dix minutes, et seul le plus récent fonctionne.',
      },
      delete: {
        question: 'Comment supprimer mon compte ?',
        answer: 'Dans votre profil. Vous voyez d’abord ce qui disparaît et ce que la loi nous oblige à conserver.',
      },
    },
  },
};
