import type { Words } from '../words.ts';

export const words: Words<'privacy-policy'> = {
  privacyPolicy: {
    title: 'Política de privacidad',
    description: 'Qué sabe Cubby de ti, por qué, durante cuánto tiempo y cómo hacer que se borre.',
    intro:
      'En resumen: sabemos lo que necesita una reserva, damos tu nombre y tu teléfono al anfitrión y no vendemos nada sobre ti a nadie.',
    updated: 'Última modificación: %{date}',
    sections: {
      who: {
        title: 'Responsable del tratamiento',
        text: '%{operator}\n\nPuedes contactar con nosotros en %{email}. Cubby es software libre: quien gestiona una copia responde de ella.',
      },
      what: {
        title: 'Qué guardamos',
        text: 'Para una reserva: tu nombre, correo electrónico, teléfono, el local, las horas, el número de bultos y lo pagado.\n\nPara una cuenta: los mismos datos, tu idioma y si quieres recibir correos nuestros. La contraseña solo se guarda como un hash irreversible.\n\nPara la seguridad: un número aleatorio para tu navegador y notas breves de inicios de sesión fallidos. Los registros nunca contienen códigos, tarjetas ni direcciones de correo enteras.',
      },
      why: {
        title: 'Fines y bases jurídicas',
        text: 'Para celebrar y cumplir reservas, llevar tu cuenta y responderte: nuestro contrato contigo (art. 6.1.b RGPD). Para la contabilidad y los impuestos: una obligación legal (6.1.c). Para evitar abusos y encontrar fallos: nuestro interés legítimo en un sitio web seguro que funcione (6.1.f). Para contar visitas y enviarte novedades: tu consentimiento (6.1.a).',
      },
      must: {
        title: 'Si tienes que darlos',
        text: 'Ninguna ley te obliga. Pero sin nombre, correo electrónico, teléfono y pago no hay contrato, y nadie podría devolverte el equipaje. Todo lo demás es voluntario.',
      },
      card: {
        title: 'Tu tarjeta',
        text: 'Los números de tarjeta van directamente de tu navegador a nuestro proveedor de pagos. Solo vemos las cuatro últimas cifras, si el pago se ha realizado y, durante %{cards} días, un identificador del proveedor que es el mismo en todos los pagos con esa tarjeta. Nos indica cuándo se usa una misma tarjeta para avisar una y otra vez de que un lugar está cerrado. Una tarjeta que guardas para la próxima vez también queda allí, hasta que la quites o borres tu cuenta.',
      },
      host: {
        title: 'Qué ve el anfitrión',
        text: 'Tu nombre, tu teléfono, tus horas, el número de bultos y el PIN de tu pase. También lo que le escribes. No ve tu correo electrónico, tu tarjeta ni tus reservas en otros locales.',
      },
      location: {
        title: 'Dónde estás',
        text: 'Al tocar «Usar mi ubicación», tu navegador nos dice una vez dónde estás, para mostrar lo que hay cerca. No lo guardamos.',
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
        text: 'Lo que los anfitriones escriben sobre su local, los viajeros en sus opiniones y ambos entre sí sobre una reserva se envía a un servicio de traducción para que puedas leerlo en tu idioma: solo el texto, sin los nombres de quienes lo escriben o lo leen; en los mensajes se ocultan los números de teléfono, las direcciones de correo y los enlaces.',
      },
      counting: {
        title: 'Contar visitas',
        text: 'Solo si aceptas. Entonces contamos páginas y reservas con un número aleatorio, sin nombre ni dirección, y lo borramos a los noventa días. Puedes retirar tu consentimiento en cualquier momento en la página de cookies.',
      },
      others: {
        title: 'Quién recibe datos',
        text: 'Nuestros encargados del tratamiento, cada uno solo en su parte: el que aloja nuestros servidores, el que envía nuestros correos electrónicos y, si se usan, los que buscan direcciones y avisan de fallos.\n\nOtros deciden por sí mismos: el anfitrión, el proveedor de pagos, el operador de las taquillas que reserves y Google o Apple, si inicias sesión con ellos.',
      },
      transfers: {
        title: 'Fuera de Europa',
        text: 'Algunos pueden tratar datos fuera del Espacio Económico Europeo. En ese caso los protegen una decisión de adecuación de la Comisión Europea o sus cláusulas contractuales tipo. Te enviamos una copia si la pides.',
      },
      long: {
        title: 'Cuánto tiempo',
        text: 'Reservas y pagos: mientras lo exija la ley contable y fiscal. Reservas que no has pagado: %{holds} días. Fotos hechas en la entrega o en la recogida: hasta %{pictures} días después de la recogida. Mensajes entre tú y un anfitrión: %{messages} días, y más solo mientras haya una incidencia abierta sobre la reserva. Correos que te hemos enviado: %{mails} días. Visitas contadas: %{visits} días. Navegadores con los que has iniciado sesión: %{known_browsers} días desde su último uso. Los códigos de acceso valen 10 minutos y se borran al cabo de un día. Cuentas: hasta que las borres. Entonces tus datos se anonimizan y solo quedan los importes. Si solo has mirado el sitio sin cuenta: %{guests} días.',
      },
      automatic: {
        title: 'Decisiones automatizadas',
        text: 'Ninguna decisión que tenga efectos jurídicos para ti o un peso similar la toma solo una máquina (art. 22 RGPD), y no elaboramos perfiles de personas.',
      },
      rights: {
        title: 'Tus derechos',
        text: 'Tienes derecho a acceder a tus datos, rectificarlos, suprimirlos, limitar su tratamiento y trasladarlos (portabilidad), y a oponerte al tratamiento basado en nuestro interés legítimo. Puedes retirar un consentimiento en cualquier momento; lo hecho hasta entonces sigue siendo lícito. Casi todo se hace en tu perfil; para el resto, escríbenos. También puedes reclamar ante una autoridad de control, por ejemplo la del país en el que vives (en España, la AEPD).',
      },
    },
  },
};
