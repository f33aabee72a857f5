import type { Words } from '../words.ts';

export const words: Words<'privacy-policy'> = {
  privacyPolicy: {
    title: 'Privacidad',
    description: 'Qué sabe Cubby de ti, por qué, durante cuánto tiempo y cómo borrarlo.',
    intro:
      'En resumen: sabemos lo que una reserva necesita, decimos tu nombre al anfitrión y no vendemos nada sobre ti a nadie.',
    updated: 'Última modificación: %{date}',
    sections: {
      who: {
        title: 'Quién es responsable',
        text: 'El operador de este sitio, en %{email}. Cubby es software libre: quien opera una copia responde de esa copia.',
      },
      what: {
        title: 'Qué guardamos y por qué',
        text: 'Para una reserva: tu nombre, correo, teléfono, el lugar, las horas, el número de bultos y lo pagado. Sin eso no hay contrato y nadie podría devolverte tu equipaje.\n\nPara una cuenta: los mismos datos, tu idioma y si quieres recibir correo nuestro. Una contraseña solo se guarda como una huella que no se puede deshacer.\n\nPara la seguridad: un número al azar para tu navegador y notas breves de accesos fallidos. Los registros nunca contienen códigos, tarjetas ni direcciones de correo enteras.',
      },
      card: {
        title: 'Tu tarjeta',
        text: 'Los números de tarjeta van directamente de tu navegador a nuestro proveedor de pagos. Vemos las cuatro últimas cifras y si el pago funcionó, nunca más.',
      },
      host: {
        title: 'Qué ve el anfitrión',
        text: 'Tu nombre, tus horas, el número de bultos y el PIN de tu pase. No ve tu correo, tu tarjeta ni tus otras reservas.',
      },
      location: {
        title: 'Dónde estás',
        text: 'Cuando pulsas «Usar mi posición», tu navegador nos dice una vez dónde estás para mostrar lo que hay cerca. No lo guardamos.',
      },
      counting: {
        title: 'Contar visitas',
        text: 'Solo si aceptas. Entonces contamos páginas y reservas con un número al azar, sin nombre ni dirección, y lo borramos a los noventa días. Puedes cambiar de idea en la página de cookies.',
      },
      map: {
        title: 'Mapas',
        openfreemap:
          'Los mapas vienen de OpenFreeMap, cuyos servidores ven tu dirección IP y la parte del mapa que miras. No ponen cookies. Los mapas que se muestran como imagen vienen de nosotros.',
        own: 'Los mapas vienen de nuestro propio servidor. Nadie más sabe qué parte de un mapa miras.',
        style:
          'Los mapas vienen de %{host} y de los servidores que nombra su estilo. Ven tu dirección IP y la parte del mapa que miras. Los mapas que se muestran como imagen vienen de nosotros.',
      },
      texts: {
        title: 'Lo que se escribe',
        text: 'Lo que los anfitriones escriben sobre su local y los viajeros en sus opiniones se envía a un servicio de traducción para que puedas leerlo en tu idioma: solo el texto, sin nombres y sin nada sobre quién lo lee.',
      },
      others: {
        title: 'Quién más interviene',
        text: 'El proveedor de pagos, el que reparte nuestro correo y el que mantiene nuestros servidores, cada uno solo en su parte. Si están fuera de tu país, un contrato los obliga a las mismas reglas.',
      },
      long: {
        title: 'Cuánto tiempo',
        text: 'Reservas y pagos, mientras lo exija la ley contable. Códigos de acceso, diez minutos. Cuentas, hasta que las borres; entonces tu persona se vuelve anónima y solo quedan las cifras.',
      },
      rights: {
        title: 'Tus derechos',
        text: 'Puedes ver, corregir, llevarte y borrar lo que guardamos, y oponerte a su uso. Casi todo se hace en tu perfil; para el resto, escríbenos. También puedes acudir a la autoridad de protección de datos de tu país.',
      },
    },
  },
};
