import type { Words } from '../words.ts';

export const words: Words<'terms'> = {
  terms: {
    title: 'Términos y condiciones',
    description: 'Las reglas para viajeros que dejan equipaje con anfitriones a través de Cubby.',
    intro:
      'Estas reglas valen entre tú, el anfitrión que guarda tu equipaje y el operador de este sitio. Hemos intentado que se puedan leer.',
    updated: 'Última modificación: %{date}',
    sections: {
      parties: {
        title: 'Quién acuerda con quién',
        text: 'Aquí haces dos acuerdos: uno con el anfitrión, que guarda tu equipaje, y otro con el operador, que organiza la reserva, recibe el pago y responde de la garantía.',
      },
      booking: {
        title: 'Reserva',
        text: 'Mostrar lugares y precios es una invitación. Al pagar haces una oferta; con la confirmación queda reservado. Mientras pagas, el sitio se guarda quince minutos. Si el pago llega después y ya no hay sitio, el dinero vuelve al momento.',
      },
      price: {
        title: 'Precio y pago',
        text: 'El precio es el del último paso e incluye bultos, gastos, garantía y árboles elegidos. Se paga al reservar. Los días son días de calendario del lugar.',
      },
      change: {
        title: 'Cambiar y cancelar',
        text: 'Puedes cambiar horas y bultos mientras haya sitio. %{refunds} El dinero vuelve a la tarjeta o, con cuenta, como saldo. Si el sitio estaba cerrado o rechazó tu equipaje, se devuelve todo, sea la hora que sea.',
      },
      bags: {
        title: 'Qué se puede dejar',
        text: 'Equipaje y cosas normales de viaje. No: dinero, documentos, joyas, medicinas que necesites, comida que se estropee, seres vivos, armas, drogas ni nada que arda, gotee, huela o esté prohibido. Un anfitrión puede mirar dentro si teme por la seguridad, y rechazarlo.',
      },
      handover: {
        title: 'Entregar y recoger',
        text: 'Enseña tu pase. Cada bulto lleva una etiqueta y las dos entregas quedan anotadas. El equipaje se da a quien muestre el pase o un PIN que tú hayas creado. Recógelo dentro del horario y antes de que acabe la reserva.',
      },
      late: {
        title: 'Recogida tardía',
        text: 'El equipaje que se queda más tiempo se cobra por días al precio de la reserva. A los treinta días sin noticias, el anfitrión puede llevarlo a objetos perdidos.',
      },
      guarantee: {
        title: 'Garantía y responsabilidad',
        text: 'Por pérdida, robo o daños mientras el anfitrión guarda un bulto, la garantía paga hasta la suma indicada para la moneda del lugar. Hay que comunicarlo en siete días desde la recogida. Los derechos que la ley te da y no se pueden ceder siguen intactos.',
      },
      reviews: {
        title: 'Opiniones',
        text: 'Solo opina quien ha estado. Publicamos lo que es justo y habla de la estancia, y ocultamos, con un motivo, lo que insulta, anuncia o nombra a otros.',
      },
      account: {
        title: 'Tu cuenta',
        text: 'Protege tu correo, porque es tu llave. Avísanos si crees que alguien lo ha usado. Puedes borrar tu cuenta cuando quieras en tu perfil.',
      },
      law: {
        title: 'Ley y conflictos',
        text: 'Vale la ley del país donde tiene su sede el operador, junto con los derechos del consumidor del país donde vives. Antes de ir a un juzgado, escríbenos: casi todo se arregla con un correo.',
      },
    },
  },
};
