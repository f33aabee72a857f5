import type { Words } from '../words.ts';

export const words: Words<'cookie-policy'> = {
  cookiePolicy: {
    title: 'Cookies',
    description: 'Cada cookie de este sitio, para qué sirve y cuánto dura.',
    intro: 'Usamos pocas cookies. Las estrictamente necesarias no requieren tu permiso; las que cuentan visitas, sí.',
    caption: 'Cookies de este sitio',
    name: 'Nombre',
    purpose: 'Para qué sirve',
    life: 'Cuánto dura',
    days: '%{smart_count} día |||| %{smart_count} días',
    minutes: '%{smart_count} minuto |||| %{smart_count} minutos',
    seconds: '%{smart_count} segundo |||| %{smart_count} segundos',
    session: 'Hasta que cierres sesión, como mucho %{days}',
    provider: 'Proveedor',
    own: 'Este sitio web',
    when: 'Consentimiento',
    needed: 'Necesaria',
    optional: 'Solo con tu consentimiento',
    purposes: {
      token: 'Mantiene tu sesión iniciada o, si pagas sin cuenta, vincula la reserva a tu navegador.',
      user: 'Tu nombre y datos de contacto, para saludarte y rellenar formularios.',
      checkout: 'Lo que has escrito al reservar, para no perder nada al recargar.',
      clientUuid:
        'Distingue un navegador de otro cuando falla una petición y te muestra siempre la misma variante en las pruebas.',
      readAfter: 'Anota el momento de tu último cambio, para que lo veas enseguida.',
      analytics: 'Un número aleatorio que nos permite contar visitas.',
      tag: 'El enlace del partner que te trajo aquí.',
      affiliate: 'El enlace del afiliado que te trajo aquí.',
      stripeMid: 'Ayuda a nuestro proveedor de pagos a reconocer el fraude.',
      stripeSid: 'Lo mismo, durante una visita.',
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
      browser:
        'Cuando pides un código para iniciar sesión, también se guarda allí un número aleatorio por el que tu cuenta reconoce este navegador. Solo se envía al iniciar sesión.',
      text: 'Tu respuesta de arriba, si prefieres colores claros u oscuros, la campaña que te trajo (hasta que cierres la pestaña), los pases que has abierto (para verlos sin conexión) y los mensajes, reclamaciones y fotos que aún no se han enviado se guardan en el propio navegador. Nada de ello se envía por sí solo, salvo lo que hayas enviado sin conexión.',
      language: 'Allí también consta que has elegido un idioma, para que no se te ofrezca otro.',
    },
  },
};
