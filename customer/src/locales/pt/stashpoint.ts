import type { Words } from '../words.ts';

export const words: Words<'stashpoint'> = {
  sizes: {
    lockers: 'Como funcionam estes cacifos, desenhados à escala',
    title: 'Espaço para a bagagem',
    limit: 'Cada mala pode medir até %{size}.',
    noLimit: 'São bem-vindas malas de qualquer tamanho.',
    small: 'Pequena',
    medium: 'Média',
    large: 'Grande',
    standard: 'Qualquer mala',
    free: '%{free} de %{all} livres',
    onDay: 'Livre por hora, %{day}',
    freeAt: '%{time}, %{smart_count} livre |||| %{time}, %{smart_count} livres',
  },
  gallery: {
    enlarge: 'Ampliar a foto %{number} de %{count}',
    previous: 'Foto anterior',
    next: 'Foto seguinte',
    zoomIn: 'Ampliar',
    zoomOut: 'Reduzir',
  },
  offer: {
    title: 'Da parte do anfitrião',
    link: 'Ver a oferta',
    requirements: 'Antes de vir',
  },
};
