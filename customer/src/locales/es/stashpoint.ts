import type { Words } from '../words.ts';

export const words: Words<'stashpoint'> = {
  sizes: {
    lockers: 'Cómo funcionan estas taquillas, dibujadas a escala',
    title: 'Sitio para tu equipaje',
    limit: 'Cada bulto puede medir hasta %{size}.',
    noLimit: 'Se aceptan bultos de cualquier tamaño.',
    small: 'Pequeño',
    medium: 'Mediano',
    large: 'Grande',
    standard: 'Cualquier bulto',
    free: '%{free} de %{all} libres',
    onDay: 'Libre por horas, %{day}',
    freeAt: '%{time}, %{smart_count} libre |||| %{time}, %{smart_count} libres',
  },
  gallery: {
    enlarge: 'Ampliar la foto %{number} de %{count}',
    previous: 'Foto anterior',
    next: 'Foto siguiente',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
  },
  offer: {
    title: 'De parte del anfitrión',
    link: 'Ver la oferta',
    requirements: 'Antes de venir',
  },
};
