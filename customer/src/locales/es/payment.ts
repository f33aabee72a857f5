import type { Words } from '../words.ts';

export const words: Words<'payment'> = {
  payment: {
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
    },
  },
};
