import type { Words } from '../words.ts';

export const words: Words<'options'> = {
  options: {
    sizes: 'Quelle est la taille de vos bagages ?',
    size: '%{name}, jusqu’à %{size} cm',
    small: 'Petit',
    medium: 'Moyen',
    large: 'Grand',
    fewer: 'Un de moins : %{name}',
    more: 'Un de plus : %{name}',
    extras: 'Autre chose ?',
    stepFree: 'J’ai besoin d’un accès de plain-pied',
    guarantee: 'Garantie pour mes bagages, %{price}',
    guaranteeText: 'Couvre chaque bagage jusqu’à %{sum} en cas de perte, de vol ou de dommage.',
    credit: 'Utiliser mon avoir (%{balance})',
    creditCovers: 'Votre avoir couvre %{credit}. Reste à payer : %{rest}.',
    creditCoversAll: 'Votre avoir couvre la totalité.',
    bookWithCredit: 'Réserver avec mon avoir',
    newHost: 'Nouveau sur Cubby : %{amount} de remise.',
  },
};
