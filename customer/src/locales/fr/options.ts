import type { Words } from '../words.ts';

export const words: Words<'options'> = {
  options: {
    sizes: 'Quelle taille font vos bagages ?',
    size: '%{name}, jusqu’à %{size} cm',
    small: 'Petit',
    medium: 'Moyen',
    large: 'Grand',
    fewer: 'Un de moins : %{name}',
    more: 'Un de plus : %{name}',
    extras: 'Autre chose ?',
    stepFree: 'J’ai besoin d’un accès sans marches',
    guarantee: 'Garantie pour mes bagages, %{price}',
    guaranteeText: 'Couvre chaque bagage jusqu’à %{sum} en cas de perte, de vol ou de dommage.',
    credit: 'Utiliser mon avoir (%{balance})',
    creditCovers: 'Votre avoir couvre %{credit}. %{rest} restent à payer par carte.',
    creditCoversAll: 'Votre avoir couvre la totalité.',
    bookWithCredit: 'Réserver avec mon avoir',
    newHost: 'Un nouveau lieu vous accueille : %{amount} de remise.',
  },
};
