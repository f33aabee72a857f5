import type { Words } from '../words.ts';

export const words: Words<'options'> = {
  options: {
    sizes: 'Que tamanho tem a bagagem?',
    size: '%{name}, até %{size} cm',
    small: 'Pequeno',
    medium: 'Médio',
    large: 'Grande',
    fewer: 'Menos um: %{name}',
    more: 'Mais um: %{name}',
    extras: 'Mais alguma coisa?',
    stepFree: 'É necessário um acesso sem degraus',
    guarantee: 'Garantia para a bagagem, %{price}',
    guaranteeText: 'Cobre cada volume até %{sum} em caso de perda, roubo ou danos.',
    credit: 'Usar o meu crédito (%{balance})',
    creditCovers: 'O crédito cobre %{credit}. Restam %{rest} no cartão.',
    creditCoversAll: 'O crédito cobre tudo.',
    bookWithCredit: 'Reservar com o meu crédito',
    newHost: 'Um local novo dá as boas-vindas: menos %{amount}.',
  },
};
