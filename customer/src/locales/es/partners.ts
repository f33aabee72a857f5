import type { Words } from '../words.ts';

export const words: Words<'partners'> = {
  partners: {
    title: 'Socios',
    description: 'Ofrece consigna a tus clientes y viajeros: con una página, códigos o nuestra interfaz abierta.',
    intro:
      'Ferrocarriles, aerolíneas, hoteles y operadores nos envían viajeros con equipaje. Hace falta una página, un código o unas llamadas.',
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
        title: 'Una interfaz abierta',
        text: 'Busca, calcula y reserva desde tu propio producto. Cada llamada está descrita y cualquiera puede leerla.',
      },
    },
    docs: 'Leer la interfaz',
    with: 'Quién viaja con nosotros',
    together: 'Cubby y %{partner}',
    cities: 'Buenos sitios a los que llegar',
    copy: 'Copiar código',
    copied: 'Copiado',
    write: { title: 'Habla con nosotros', text: 'Cuéntanos quiénes son tus viajeros y adónde van.' },
    host: {
      title: '¿Tienes sitio para equipaje?',
      text: 'Entonces quieres ser anfitrión más que socio.',
      action: 'Ser anfitrión',
    },
  },
};
