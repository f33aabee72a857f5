import type { Words } from '../words.ts';

export const words: Words<'about'> = {
  about: {
    title: 'Sobre Cubby',
    description: 'Quién guarda tu equipaje, qué prometemos y por qué cualquiera puede leer cómo funciona Cubby.',
    intro:
      'Una ciudad se disfruta más con las dos manos libres. Cubby encuentra sitio para todo lo que prefieres no cargar.',
    story: {
      title: 'Por qué existimos',
      text: 'La habitación se deja a las once y el tren sale a las siete. En medio queda un día entero, y una maleta que arrastrar. Mientras tanto, la cafetería de la esquina tiene una trastienda seca y el hotel de enfrente, un cuarto de equipaje vacío.\n\nCubby los une. Los anfitriones ganan con un espacio que ya tienen. Tú tienes una consigna segura, un precio claro y alguien que te devuelve tu equipaje con una sonrisa.',
    },
    values: {
      title: 'Cómo trabajamos',
      price: {
        title: 'Sin letra pequeña en el precio',
        text: 'Lo que ves en el mapa es lo que pagas. Cada concepto indica si se te reembolsa al cancelar.',
      },
      room: {
        title: 'Si reservas, el sitio es tuyo',
        text: 'El sitio se cuenta por horas y por tamaños, en el mismo momento en que reservas. Nadie puede ocuparlo dos veces.',
      },
      open: {
        title: 'Abierto hasta la última línea',
        text: 'Cubby es software libre. Cualquiera puede leer cómo se calculan precios, reembolsos y sitio libre, y montar su propio Cubby.',
      },
    },
    trees: {
      title: 'Árboles en el camino',
      text: 'Puedes añadir árboles a cada reserva. Su precio se entrega íntegro y nunca se reparte con nosotros ni con un anfitrión. Si cancelas a tiempo, también se reembolsa.',
    },
    cta: 'Encontrar sitio para tu equipaje',
  },
};
