import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
    title: 'Pago',
    express: 'Pago exprés',
    orByCard: 'o con tarjeta',
    newCard: 'Otra tarjeta',
    keptCard: '%{brand} terminada en %{last4}',
    remove: 'Quitar',
    removeCard: 'Quitar %{card}',
    keepCard: 'Guardar esta tarjeta para la próxima vez',
    keepCardNote: 'La guarda nuestro proveedor de pagos, nunca nosotros. Puedes quitarla aquí cuando quieras.',
    away: 'Ahora mismo no se puede cargar el formulario de pago. Comprueba tu conexión y recarga la página; tu sitio sigue reservado mientras tanto.',
    unavailable:
      'Nuestro proveedor de pagos no responde en este momento. Tu sitio sigue reservado. Inténtalo de nuevo: solo se te cobrará una vez.',
    walletText: 'En el sitio web real, %{name} pregunta aquí si eres tú. No se mueve dinero.',
    walletCancel: 'Ahora no',
    return: {
      asking: 'Comprobando tu pago',
      unpaid: {
        title: 'No se ha pagado nada',
        text: 'El pago no se completó y no se ha cobrado nada. Vuelve atrás y elige otra forma de pago.',
      },
      waiting: {
        title: 'Tu pago aún se está procesando',
        text: 'Esperamos la confirmación del pago y te escribiremos en cuanto la recibamos. No hace falta que pagues otra vez.',
      },
      unknown: {
        title: 'Ahora mismo no podemos comprobar tu pago',
        text: 'Si has pagado, la confirmación va de camino a tu correo. No hace falta que pagues otra vez.',
      },
      askAgain: 'Volver a comprobar',
      back: 'Volver al pago',
    },
    trial: {
      overline: 'Prueba',
      text: 'Esta página hace las veces de la de PayPal. No se mueve dinero: confirma o cancela y vuelves a donde estabas.',
      confirm: 'Confirmar el pago',
      refuse: 'Cancelar y volver',
      over: 'Ya no hay nada que confirmar. Vuelve a tu reserva para ver cómo está.',
    },
    card: 'Tarjeta',
    cardNumber: 'Número de tarjeta',
    expiry: 'Caducidad (MM/AA)',
    cvc: 'Código de seguridad',
    pay: 'Pagar %{amount}',
    sandbox:
      'Este es un sitio de prueba: no se mueve dinero. Usa una de estas tarjetas con cualquier fecha futura y cualquier código.',
    outcomes: { succeeds: 'se acepta', declined: 'se rechaza', asks: 'pregunta antes a tu banco' },
    notATestCard: 'Usa una de las tarjetas de prueba de abajo.',
    expiryInvalid: 'Escribe el mes y el año de tu tarjeta, por ejemplo 08/29.',
    cvcInvalid: 'Tres o cuatro cifras, normalmente en el reverso.',
    bankTitle: 'Tu banco te pide confirmar',
    bankText: '¿Eres tú quien paga? Con una tarjeta real, tu banco lo pregunta en su aplicación o por SMS.',
    bankConfirm: 'Sí, soy yo',
    bankRefuse: 'No, rechazar',
    notConfirmed:
      'Tu banco no ha confirmado el pago, así que no se ha cobrado nada. Prueba otra vez o usa otra tarjeta.',
    declined: {
      generic: 'Tu banco ha rechazado esta tarjeta y no se ha cobrado nada. Prueba con otra.',
      insufficientFunds: 'No hay suficiente dinero en esta tarjeta. No se ha cobrado nada; prueba con otra.',
      expiredCard: 'Esta tarjeta ha caducado. Prueba con otra.',
      incorrectCvc: 'El código de seguridad no es correcto. Revisa las cifras e inténtalo de nuevo.',
      tooLate: 'Ha tardado demasiado y no se ha cobrado nada. Inténtalo de nuevo.',
    },
  },
};
