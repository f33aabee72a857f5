import type { Words } from '../words.ts';

export const words: Words<'faq'> = {
  faq: {
    title: 'Questions et réponses',
    description: 'Réservation, prix, bagages, remboursements et comptes chez Cubby.',
    intro: 'De courtes réponses aux questions les plus fréquentes. Tapez un mot pour réduire la liste.',
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
          'Choisissez une adresse, vos horaires et le nombre de bagages, indiquez votre nom et payez. Votre passe avec QR code et PIN est là aussitôt, aussi par e-mail.',
      },
      ahead: {
        question: 'Faut-il réserver à l’avance ?',
        answer:
          'Non. Tant qu’une adresse affiche de la place, vous pouvez réserver devant la porte. Les longs week-ends, mieux vaut s’y prendre tôt.',
      },
      hold: {
        question: 'Que signifie le minuteur au moment de payer ?',
        answer:
          'Pendant que vous payez, la place vous est gardée quinze minutes. Personne d’autre ne peut la prendre. Le temps écoulé, rien n’a été débité et vous pouvez recommencer.',
      },
      phone: {
        question: 'Faut-il imprimer quelque chose ?',
        answer: 'Non. Montrez le passe sur votre téléphone. Une fois consulté, il s’ouvre même sans réseau.',
      },
      day: {
        question: 'Qu’est-ce qu’un jour ?',
        answer:
          'Un jour du calendrier sur place. Un bagage laissé vendredi et repris samedi compte deux jours. Le formulaire l’écrit avant le paiement.',
      },
      fees: {
        question: 'Quels sont les frais ?',
        answer:
          'Les bagages par jour, des frais par réservation et la garantie par bagage. Tout est compris dans le prix dès la première épingle sur la carte.',
      },
      cards: {
        question: 'Comment payer ?',
        answer:
          'Par carte de débit ou de crédit. Votre banque peut demander une confirmation. Ne payez jamais en espèces au comptoir une réservation déjà réglée.',
      },
      coupon: {
        question: 'Où saisir un code de réduction ?',
        answer:
          'À la première étape, sous les arbres. Le nouveau total s’affiche avant le paiement. Un code expiré ou valable ailleurs le dit.',
      },
      credit: {
        question: 'Qu’est-ce que l’avoir ?',
        answer:
          'Si vous annulez avec un compte, l’argent revient sur la carte ou devient un avoir. L’avoir paie votre prochaine réservation dans la même monnaie.',
      },
      size: {
        question: 'Y a-t-il une taille limite ?',
        answer:
          'Les adresses avec du personnel prennent presque tout, du sac à main à la poussette. Les casiers ont des dimensions intérieures en centimètres, indiquées sur leur page.',
      },
      forbidden: {
        question: 'Que ne puis-je pas laisser ?',
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
          'Chaque bagage est garanti. Signalez le problème dans les sept jours suivant le retrait ; le relevé de vos bagages fait déjà partie du dossier.',
      },
      overnight: {
        question: 'Un bagage peut-il passer la nuit ?',
        answer: 'Oui, jusqu’à trente jours. Seuls le dépôt et le retrait doivent avoir lieu aux heures d’ouverture.',
      },
      times: {
        question: 'Puis-je changer mes horaires ?',
        answer:
          'Oui, dans votre réservation : horaires et nombre de bagages, même quand ils sont déjà déposés. Plus cher, vous payez la différence ; moins cher, elle revient aussitôt.',
      },
      cancel: {
        question: 'Comment annuler ?',
        answer:
          'Ouvrez votre réservation et choisissez d’annuler. %{refunds} La somme exacte et la dernière minute s’affichent avant que vous décidiez.',
      },
      closed: {
        question: 'L’adresse est fermée. Que faire ?',
        answer:
          'Touchez « C’est fermé » dans votre réservation. Vous voyez les adresses ouvertes à proximité, changez en un geste et ne payez jamais plus. Si rien ne convient, tout vous est rendu.',
      },
      other: {
        question: 'Quelqu’un d’autre peut-il récupérer mes bagages ?',
        answer:
          'Oui. Créez un PIN à usage unique dans votre réservation et transmettez-le. Tant qu’il n’a pas servi, vous pouvez le reprendre.',
      },
      late: {
        question: 'Et si je suis en retard ?',
        answer:
          'Prolongez dans votre réservation, en chemin. Si l’adresse a fermé, vos bagages restent en sûreté jusqu’à la réouverture et le jour de plus est facturé.',
      },
      account: {
        question: 'Faut-il un compte ?',
        answer:
          'Non. Avec un compte, réservations, avoir et coordonnées sont réunis. En vous connectant plus tard avec le même e-mail, vos anciennes réservations suivent.',
      },
      password: {
        question: 'Je ne reçois pas de code. Que faire ?',
        answer:
          'Regardez dans les indésirables et attendez que le minuteur permette d’en demander un autre. Un code vaut dix minutes, et seul le plus récent fonctionne.',
      },
      delete: {
        question: 'Comment supprimer mon compte ?',
        answer:
          'Dans votre profil. Vous voyez d’abord ce qui disparaît et ce que la loi oblige à garder dans les comptes.',
      },
    },
  },
};
