import type { Words } from '../words.ts';

export const words: Words<'cookie-policy'> = {
  cookiePolicy: {
    title: 'Cookies',
    description: 'Cada cookie de este sitio, para qué sirve y cuánto dura.',
    intro:
      'Ponemos pocas cookies. Las que el sitio necesita llegan sin preguntar; las que solo cuentan visitas esperan tu sí.',
    caption: 'Cookies de este sitio',
    name: 'Nombre',
    purpose: 'Para qué sirve',
    life: 'Cuánto dura',
    days: '%{smart_count} día |||| %{smart_count} días',
    session: 'Hasta que cierres sesión, como mucho %{days}',
    when: 'Consentimiento',
    needed: 'Necesaria',
    optional: 'Solo con tu consentimiento',
    purposes: {
      token: 'Mantiene tu sesión, o tu reserva contigo mientras pagas como invitado.',
      user: 'Tu nombre y datos de contacto, para saludarte y rellenar formularios.',
      checkout: 'Lo que has escrito al reservar, para no perder nada al recargar.',
      clientUuid:
        'Distingue un navegador de otro cuando falla una llamada y mantiene iguales los experimentos para ti.',
      analytics: 'Un número al azar que nos permite contar visitas.',
      tag: 'El enlace del socio que te trajo aquí.',
      affiliate: 'El enlace del afiliado que te trajo aquí.',
    },
    choice: {
      title: 'Tu elección',
      given: 'Has aceptado que se cuenten tus visitas.',
      refused: 'Tus visitas no se cuentan.',
      undecided: 'Aún no has elegido, así que no se cuenta nada.',
      allow: 'Contar mis visitas',
      refuse: 'No contarlas',
    },
    storage: {
      title: 'También en tu dispositivo',
      text: 'Tu respuesta de arriba, si prefieres colores claros u oscuros, la campaña que te trajo (hasta que cierres la pestaña) y los pases que has abierto (para verlos sin red) se guardan en el propio navegador. Nada de ello se envía por sí solo.',
      language: 'Allí también consta que has elegido un idioma, para que no se te ofrezca otro.',
    },
  },
};
