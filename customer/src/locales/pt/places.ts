import type { Words } from '../words.ts';

export const words: Words<'places'> = {
  cities: {
    title: 'Todas as cidades com depósito de bagagem',
    intro: 'Escolha uma cidade para ver os seus locais, ou escreva para filtrar a lista.',
    filter: 'Cidade ou país',
    none: 'Ainda não há nenhuma cidade com esse nome',
    noneText: 'Verifique a ortografia ou experimente uma cidade maior por perto.',
  },
  placeCosts: {
    title: 'Quanto custa %{in}',
    firstDay: 'uma mala e um dia, tudo incluído',
    furtherDay: 'cada dia a mais',
    cover: 'de garantia por mala, no máximo',
    how: 'Como se formam os preços',
    byPart: 'Preços mais baixos por zona',
    from: 'desde %{price}',
  },
};
