import type { Words } from '../words.ts';

export const words: Words<'about'> = {
  about: {
    title: 'Sobre Cubby',
    description: 'Quién guarda tu equipaje, qué prometemos y por qué cualquiera puede leer cómo funciona Cubby.',
    intro:
      'Una ciudad se disfruta más con las dos manos libres. Cubby encuentra el estante para todo lo que prefieres no cargar.',
    story: {
      title: 'Por qué existimos',
      text: 'La habitación se deja a las once y el tren sale a las siete. En medio queda un día entero, y una maleta que arrastrar. Mientras tanto, la cafetería de la esquina tiene una trastienda seca y el hotel de enfrente, una consigna vacía.\n\nCubby los une. Los anfitriones ganan con un sitio que ya tienen. Tú tienes un lugar seguro, un precio claro y alguien que te devuelve tu equipaje con una sonrisa.',
    },
    values: {
      title: 'Cómo trabajamos',
      price: {
        title: 'Sin letra pequeña en el precio',
        text: 'Lo que ves en el mapa es lo que pagas. Cada línea dice si vuelve a ti al cancelar.',
      },
      room: {
        title: 'Un estante reservado es un estante libre',
        text: 'El sitio se cuenta por horas y por tamaños, en el mismo momento en que reservas. Nadie puede ocuparlo dos veces.',
      },
      open: {
        title: 'Abierto hasta la última línea',
        text: 'Cubby es software libre. Cualquiera puede leer cómo se calculan precios, devoluciones y sitio libre, y montar su propio Cubby.',
      },
    },
    trees: {
      title: 'Árboles en el camino',
      text: 'Puedes añadir árboles a cada reserva. Su precio se entrega íntegro y nunca se reparte con nosotros ni con un anfitrión. Si cancelas a tiempo, también vuelve.',
    },
    cta: 'Encontrar sitio para tu equipaje',
  },
};
