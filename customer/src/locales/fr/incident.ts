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
  },
};
