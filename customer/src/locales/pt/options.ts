import type { Words } from '../words.ts';

export const words: Words<'options'> = {
  options: {
    sizes: 'De que tamanho são as suas malas?',
    size: '%{name}, até %{size} cm',
    small: 'Pequena',
    medium: 'Média',
    large: 'Grande',
    fewer: 'Menos uma: %{name}',
    more: 'Mais uma: %{name}',
    extras: 'Mais alguma coisa?',
    stepFree: 'Preciso de um acesso sem degraus',
    guarantee: 'Garantia para a bagagem, %{price}',
    guaranteeText: 'Cobre cada mala até %{sum} em caso de perda, furto ou roubo, ou danos.',
    credit: 'Usar o meu crédito (%{balance})',
    creditCovers: 'O crédito cobre %{credit}. Paga os restantes %{rest}.',
    creditCoversAll: 'O crédito cobre tudo.',
    bookWithCredit: 'Reservar com o meu crédito',
    newHost: 'Novo na Cubby: menos %{amount}.',
  },
};
