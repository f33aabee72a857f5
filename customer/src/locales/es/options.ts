import type { Words } from '../words.ts';

export const words: Words<'options'> = {
  options: {
    sizes: '¿De qué tamaño es tu equipaje?',
    size: '%{name}, hasta %{size} cm',
    small: 'Pequeño',
    medium: 'Mediano',
    large: 'Grande',
    fewer: 'Uno menos: %{name}',
    more: 'Uno más: %{name}',
    extras: '¿Algo más?',
    stepFree: 'Necesito un acceso sin escalones',
    guarantee: 'Garantía para mi equipaje, %{price}',
    guaranteeText: 'Cubre cada bulto hasta %{sum} en caso de pérdida, robo o hurto, o daños.',
    credit: 'Usar mi saldo (%{balance})',
    creditCovers: 'Tu saldo cubre %{credit}. Pagas los %{rest} restantes.',
    creditCoversAll: 'Tu saldo lo cubre todo.',
    bookWithCredit: 'Reservar con mi saldo',
    newHost: 'Nuevo en Cubby: %{amount} de descuento.',
  },
};
