import type { Words } from '../words.ts';

export const words: Words<'options'> = {
  options: {
    sizes: '¿De qué tamaño es tu equipaje?',
    size: '%{name}, hasta %{size} cm',
    small: 'Pequeño',
    medium: 'Mediano',
    large: 'Grande',
    fewer: 'Uno menos: %{name}',
    more: 'Uno más: %{name}',
    extras: '¿Algo más?',
    stepFree: 'Necesito un acceso sin escalones',
    guarantee: 'Garantía para mi equipaje, %{price}',
    guaranteeText: 'Cubre cada bulto hasta %{sum} en caso de pérdida, robo o daños.',
    credit: 'Usar mi saldo (%{balance})',
    creditCovers: 'Tu saldo cubre %{credit}. Quedan %{rest} para la tarjeta.',
    creditCoversAll: 'Tu saldo lo cubre todo.',
    bookWithCredit: 'Reservar con mi saldo',
    newHost: 'Un sitio nuevo te da la bienvenida: %{amount} menos.',
  },
};
