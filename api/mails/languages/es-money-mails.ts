import { action, parts, quote } from '../parts.ts';
import type { MoneyMailTexts } from './money-mail-texts.ts';

export const es: MoneyMailTexts = {
  invoice: {
    subject: ({ number, month }) => `Factura ${number} de ${month}`,
    body: ({ name, month, amount, link }) =>
      parts(
        `Hola, ${name}:`,
        `Aquí tienes tu factura a Cubby de ${month}: ${amount}. La hemos emitido en tu nombre, según lo acordado, y no tienes que enviarnos nada.`,
        action('Ver la factura', link),
      ),
  },
  creditNote: {
    subject: ({ number, corrects }) => `Factura rectificativa ${number} de la factura ${corrects}`,
    body: ({ name, corrects, amount, link }) =>
      parts(
        `Hola, ${name}:`,
        `Después de la factura ${corrects} hubo un reembolso o un cambio. Esta factura rectificativa lo corrige: ${amount}.`,
        action('Ver la rectificativa', link),
      ),
  },
  payoutAccount: {
    subject: ({ currency }) => `Ha cambiado tu cuenta para los pagos en ${currency}`,
    body: ({ name, currency, account, from, link }) =>
      parts(
        `Hola, ${name}:`,
        `Tus pagos en ${currency} irán a la cuenta terminada en ${account}. No se paga nada hasta el ${from}.`,
        action(
          'Ver tus cuentas',
          link,
          '¿No has sido tú? Cierra enseguida las demás sesiones en la página de tu cuenta y vuelve a poner la cuenta anterior:',
        ),
      ),
  },
  payoutReturned: {
    subject: ({ amount }) => `Tu banco ha devuelto un pago de ${amount}`,
    body: ({ name, amount, account, reason, link }) =>
      parts(
        `Hola, ${name}:`,
        `Tu banco ha devuelto nuestro pago a la cuenta terminada en ${account}:`,
        quote(reason),
        `El importe de ${amount} vuelve a tu saldo. Comprueba el número de la cuenta y los enviaremos con el próximo pago.`,
        action('Comprobar la cuenta', link),
      ),
  },
};
