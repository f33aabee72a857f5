import type { Words } from '../words.ts';

export const words: Words<'terms'> = {
  terms: {
    title: 'Términos y condiciones',
    description: 'Las reglas para viajeros que dejan equipaje con anfitriones a través de Cubby.',
    intro:
      'Estas condiciones se aplican entre tú, el anfitrión que guarda tu equipaje y el operador de este sitio web. Hemos intentado que se puedan leer.',
    updated: 'Última modificación: %{date}',
    sections: {
      operator: { title: 'Aviso legal' },
      parties: {
        title: 'Quién contrata con quién',
        text: 'A través de este sitio web celebras dos contratos: uno con el anfitrión, un negocio que guarda tu equipaje, y otro con el operador, que gestiona la reserva, cobra el pago por cuenta del anfitrión y responde de la garantía.',
      },
      booking: {
        title: 'Reserva',
        text: 'Los locales y precios que se muestran aún no son vinculantes. Con el botón «Pagar» haces una oferta vinculante con obligación de pago; los contratos se celebran con la confirmación por correo electrónico. Hasta entonces puedes volver atrás en cada paso y corregir tus datos. Guardamos lo acordado y lo encuentras en tus reservas. Los contratos pueden celebrarse en cualquier idioma de este sitio web. Mientras pagas, el sitio se reserva quince minutos. Si el pago llega después y ya no hay sitio, se reembolsa al momento.',
      },
      price: {
        title: 'Precio, impuestos y pago',
        text: 'El precio es el del último paso de la reserva. Es el precio total: equipaje, gastos de gestión, garantía, árboles elegidos e impuestos incluidos. Se paga al reservar. Los días son días naturales del lugar.',
      },
      withdrawal: {
        title: 'Derecho de desistimiento',
        text: 'Los consumidores de la Unión Europea pueden desistir de estos contratos en los catorce días siguientes a la reserva, sin indicar el motivo. Basta un mensaje a %{email}; lo pagado se reembolsa en catorce días por el mismo medio de pago.\n\nSi reservas una custodia que empieza antes, pides que empiece dentro de ese plazo. Por lo prestado hasta el desistimiento debes una parte proporcional del precio. Una vez guardado y devuelto el equipaje, el derecho se extingue. Cuando la ley prevé una excepción para servicios en una fecha fija, solo se aplica la sección siguiente.',
      },
      change: {
        title: 'Cambiar y cancelar',
        text: 'Puedes cambiar las horas y el número de bultos mientras haya sitio. %{refunds} Lo mismo vale para la parte del precio que ahorra un cambio; lo que no se reembolsa cuenta para un aumento posterior. El dinero vuelve al medio de pago o, con cuenta y si lo deseas, como saldo. Si el local estaba cerrado o rechazó tu equipaje sin motivo justificado, puedes cambiarte al momento a otro sin coste o, con cuenta, recibir el precio como saldo, sea la hora que sea; se reembolsa en tu medio de pago cuando el local lo reconozca, nuestro equipo confirme tu aviso o pasen 48 horas sin respuesta. Si nuestro equipo desestima el aviso, se retira el saldo que no hayas usado.',
      },
      bags: {
        title: 'Qué se puede guardar',
        text: 'Equipaje y cosas normales de viaje. No se admiten: dinero, documentos, joyas, medicinas que necesites, comida perecedera, seres vivos, armas, drogas ni nada que arda, gotee, huela o esté prohibido. Un anfitrión puede mirar dentro de un bulto si hay razones para temer por la seguridad, y rechazarlo.',
      },
      handover: {
        title: 'Entrega y recogida',
        text: 'Indica bien el número y el tamaño de los bultos y ciérralos. Enseña tu pase. Cada bulto lleva una etiqueta y las dos entregas quedan registradas. El equipaje se da a quien muestre el pase o un PIN que tú hayas creado: no los compartas con nadie más. Recógelo dentro del horario y antes de que acabe la reserva.',
      },
      late: {
        title: 'Recogida tardía',
        text: 'El equipaje que se queda más tiempo se cobra por días al precio de la reserva. Tras treinta días sin noticias tuyas, el anfitrión puede entregarlo en objetos perdidos.',
      },
      guarantee: {
        title: 'Garantía',
        text: 'En caso de pérdida, robo o daños durante la custodia, la garantía paga el valor del bien hasta la suma indicada para la moneda del local. No cubre lo que no se puede guardar, el desgaste ni los daños indirectos, como un viaje perdido. Comunica el daño en tu reserva en los siete días siguientes a la recogida. Se paga el valor en ese momento, por transferencia a una cuenta que indiques; varias reclamaciones por un bulto comparten una sola garantía. La garantía se suma a tus derechos legales y no los limita.',
      },
      liability: {
        title: 'Responsabilidad',
        text: 'El anfitrión responde de tu equipaje según las normas sobre el depósito del lugar; el operador, de sus propios servicios. En caso de dolo o culpa grave, de daños a la vida, el cuerpo o la salud, y siempre que la ley lo exija, la responsabilidad no tiene límite. En caso de culpa leve, el operador responde solo si incumple una obligación esencial del contrato, y entonces del daño previsible.',
      },
      reviews: {
        title: 'Opiniones',
        text: 'Solo puede opinar quien tuvo una reserva que se llevó a cabo. Publicamos lo que es justo y trata de la reserva, sea bueno o malo, y ocultamos, con un motivo, lo que insulta, hace publicidad o nombra a otros.',
      },
      account: {
        title: 'Tu cuenta',
        text: 'Protege tu correo electrónico, porque es tu llave. Avísanos si crees que alguien más lo ha usado. Puedes borrar tu cuenta cuando quieras en tu perfil.',
      },
      complaints: {
        title: 'Reclamaciones y conflictos',
        text: 'Escribe primero a %{email}: casi todo se resuelve así.',
      },
      law: {
        title: 'Ley aplicable y tribunales',
        text: 'Se aplica la ley del país donde tiene su sede el operador. Como consumidor conservas la protección de las normas imperativas del país en el que vives, y puedes acudir a sus tribunales.',
      },
      changes: {
        title: 'Cambios de estas condiciones',
        text: 'Para una reserva valen las condiciones que figuraban aquí cuando se hizo. Podemos cambiarlas para reservas posteriores; la fecha de arriba indica el último cambio. Si una parte no es válida, el resto sigue siéndolo.',
      },
    },
  },
};
