import type { Words } from '../words.ts';

export const words: Words<'incident'> = {
  incident: {
    open: 'C’est fermé',
    openAtPickup: 'Je n’ai pas accès à mes bagages',
    title: 'Que se passe-t-il ?',
    kinds: {
      closed: 'Le lieu est fermé',
      refused: 'On refuse mes bagages',
      closed_at_pickup: 'Mes bagages sont à l’intérieur et il n’y a personne',
    },
    text: 'Autre chose ? (facultatif)',
    textHint: 'L’hôte lira ce texte : un mot sur la porte, un nom, un numéro.',
    send: 'Prévenir l’hôte et trouver un autre lieu',
    sendAtPickup: 'Prévenir l’hôte maintenant',
    cancel: 'Laisser tomber',
    offers: 'Vos bagages peuvent aller ici',
    offersText:
      'Nous sommes désolés. Ces lieux sont ouverts et ont de la place pour %{bags}. Le changement ne coûte rien de plus et votre pass reste le même.',
    noExtraCost: 'Sans frais supplémentaires',
    refund: '%{amount} vous sont remboursés',
    move: 'Aller à cet endroit',
    none: 'Rien d’autre n’est ouvert à proximité',
    noneText:
      'Nous sommes vraiment désolés. Si vous annulez, vous êtes intégralement remboursé, même après l’heure de dépôt.',
    cancelAll: 'Annuler et être remboursé',
    moved: 'Vos bagages sont maintenant attendus chez %{place}. Votre pass reste le même.',
    waiting: 'L’hôte est prévenu. Il doit répondre d’ici',
    waitingOver: 'La demi-heure est écoulée',
    waitingText:
      'Nous avons écrit à l’hôte aussitôt. Restez près de la porte si possible. Dès que vos bagages vous sont rendus, ce suivi s’arrête.',
    help: 'Nous contacter',
    proof: 'Voulez-vous le montrer ?',
    proofText: 'Cela nous aide à être justes avec vous et avec l’hôte. Rien ne vous y oblige, et rien ne l’attend.',
    where: 'Indiquer où je suis',
    whereText: 'Nous calculons à quelle distance de la porte vous êtes et ne gardons que cette distance.',
    measured: 'Vous êtes à %{distance} de la porte. Seule cette distance est gardée.',
    notMeasured: 'Votre téléphone ne dit pas où vous êtes. Ce n’est pas grave, continuez.',
    photo: 'Prendre une photo',
    photoMore: 'Prendre une autre photo',
    photoSending: 'Votre photo est en route. Inutile d’attendre.',
    photoKept:
      '%{smart_count} photo accompagne votre signalement. |||| %{smart_count} photos accompagnent votre signalement.',
    photoFailed: 'Une photo n’a pas pu être envoyée. Continuez sans elle ou réessayez.',
    photoRetry: 'Envoyer à nouveau',
    coming: 'Quelqu’un arrive et vous ouvre à cette heure : %{time}',
    openNow: 'L’hôte dit que c’est ouvert maintenant',
    comingText: 'Allez alors à la porte. Si personne n’est là, notre équipe est prévenue dès que le temps est écoulé.',
    comingClock: 'Vous devriez avoir vos bagages d’ici',
    comingOver: 'Le temps est écoulé : notre équipe est prévenue',
  },
};
