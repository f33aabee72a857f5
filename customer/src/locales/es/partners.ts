import type { Words } from '../words.ts';

export const words: Words<'partners'> = {
  partners: {
    title: 'Partners',
    description: 'Ofrece consigna a tus clientes y viajeros: con una página, códigos o nuestra API abierta.',
    intro:
      'Ferrocarriles, aerolíneas, hoteles y operadores nos envían viajeros con equipaje. Basta con una página, un código o nuestra API.',
    ways: {
      title: 'Tres formas de trabajar juntos',
      page: {
        title: 'Una página propia',
        text: 'Tus viajeros llegan a una página que habla de su viaje, con tus ciudades y, si quieres, un descuento.',
      },
      code: {
        title: 'Códigos prepagados',
        text: 'Compras consigna para tus clientes. Escriben un código al reservar y no pagan nada.',
      },
      api: {
        title: 'Una API abierta',
        text: 'Busca, consulta precios y reserva desde tu propio producto. Cada petición está documentada y cualquiera puede leerlo.',
      },
    },
    docs: 'Ver la documentación de la API',
    with: 'Quién viaja con nosotros',
    together: 'Cubby con %{partner}',
    cities: 'Buenas ciudades para llegar',
    copy: 'Copiar código',
    copied: 'Copiado',
    write: { title: 'Habla con nosotros', text: 'Cuéntanos quiénes son tus viajeros y adónde van.' },
    host: {
      title: '¿Tienes sitio para equipaje?',
      text: 'Entonces quieres ser anfitrión más que partner.',
      action: 'Ser anfitrión',
    },
  },
};
