import type { Words } from '../words.ts';

export const words: Words<'incident'> = {
  incident: {
    open: 'C’est fermé',
    openAtPickup: 'Je n’ai pas accès à mes bagages',
    title: 'Que se passe-t-il ?',
    kinds: {
      closed: 'La consigne est fermée',
      refused: 'On refuse mes bagages',
      closed_at_pickup: 'Mes bagages sont à l’intérieur et il n’y a personne',
    },
    text: 'Autre chose ? (facultatif)',
    textHint: 'L’hôte lira ce texte. Un mot sur la porte, un nom ou un numéro de téléphone peut aider.',
    send: 'Signaler et trouver ailleurs',
    sendAtPickup: 'Prévenir l’hôte',
    cancel: 'Annuler',
    offers: 'Consignes disponibles à proximité',
    offersText:
      'Nous sommes désolés. Ces consignes sont ouvertes et ont de la place pour %{bags}. Le changement ne coûte rien de plus et votre pass reste le même.',
    noExtraCost: 'Sans frais supplémentaires',
    refund: 'Remboursement : %{amount}',
    refundLater: '%{amount} remboursés une fois votre signalement confirmé',
    move: 'Transférer mes bagages ici',
    moveFitting: 'Mes bagages entrent : les transférer ici',
    reviewed: 'Nous examinons d’abord votre signalement',
    reviewedText:
      'Plusieurs de vos signalements ne sont pas encore confirmés. Notre équipe lit donc celui-ci avant tout changement. Nous vous répondons dès que possible.',
    none: 'Rien d’autre n’est ouvert à proximité',
    noneText:
      'Nous sommes vraiment désolés. Vous pouvez annuler : tout vous est remboursé dès que la consigne confirme votre signalement, ou si elle ne répond pas sous 48 heures.',
    cancelAll: 'Annuler la réservation',
    moved: 'Vos bagages sont maintenant attendus chez %{place}. Votre pass reste le même.',
    waiting: 'L’hôte est prévenu. Temps restant pour répondre :',
    waitingOver: 'La demi-heure est écoulée',
    waitingText:
      'Nous avons écrit à l’hôte aussitôt. Restez près de la porte si possible. Dès que vos bagages vous sont rendus, cette alerte prend fin.',
    help: 'Nous contacter',
    proof: 'Ajouter des preuves (facultatif)',
    proofText: 'Cela nous aide à décider équitablement, pour vous et pour l’hôte. C’est facultatif et ne retarde rien.',
    where: 'Partager ma position',
    whereText: 'Nous calculons votre distance à la porte et n’enregistrons que cette distance.',
    measured: 'Vous êtes à %{distance} de la porte. Seule cette distance est enregistrée.',
    notMeasured: 'Votre position n’est pas disponible. Vous pouvez continuer.',
    photo: 'Prendre une photo',
    photoMore: 'Prendre une autre photo',
    photoSending: 'Votre photo est en cours d’envoi. Inutile d’attendre.',
    photoKept:
      '%{smart_count} photo accompagne votre signalement. |||| %{smart_count} photos accompagnent votre signalement.',
    photoFailed: 'Une photo n’a pas pu être envoyée. Continuez sans elle ou réessayez.',
    photoRetry: 'Envoyer de nouveau',
    coming: 'Quelqu’un arrive et vous ouvre à cette heure : %{time}',
    openNow: 'L’hôte indique que c’est ouvert maintenant',
    comingText: 'Allez alors à la porte. Si personne n’est là, notre équipe est prévenue dès que le temps est écoulé.',
    comingClock: 'Vos bagages devraient vous être rendus sous',
    comingOver: 'Le temps est écoulé : notre équipe est prévenue',
  },
};
