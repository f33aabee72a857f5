import { action, parts, quote, link as secondary } from '../parts.ts';
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
    body: ({ name, currency, account, from, link, page }) =>
      parts(
        `Hola, ${name}:`,
        `Tus pagos en ${currency} irán a la cuenta terminada en ${account}. No se paga nada hasta el ${from}.`,
        action(
          'Deshacer este cambio',
          link,
          `¿No has sido tú? Deshazlo antes del ${from}. Se volverá a usar la cuenta anterior y se cerrarán todas tus sesiones:`,
        ),
        secondary('Ver tus cuentas', page),
      ),
  },
  payoutAccountAdded: {
    subject: ({ currency }) => `Se ha añadido tu cuenta para los pagos en ${currency}`,
    body: ({ name, currency, account, page }) =>
      parts(
        `Hola, ${name}:`,
        `Tus pagos en ${currency} irán a la cuenta terminada en ${account}.`,
        action(
          'Ver tus cuentas',
          page,
          '¿No has sido tú? Quítala enseguida, cierra las demás sesiones en la página de tu cuenta y avisa al equipo de Cubby:',
        ),
      ),
  },
  payoutUndone: {
    subject: ({ currency }) => `Se ha recuperado tu cuenta para los pagos en ${currency}`,
    body: ({ name, currency, account, link }) =>
      parts(
        `Hola, ${name}:`,
        account
          ? `Se ha deshecho el cambio: tus pagos en ${currency} vuelven a ir a la cuenta terminada en ${account}. Se han cerrado todas tus sesiones.`
          : `Se ha deshecho el cambio: ahora no hay ninguna cuenta para los pagos en ${currency}. Se han cerrado todas tus sesiones.`,
        action(
          'Ver mi cuenta',
          link,
          'Puede que otra persona pueda iniciar sesión como tú. Inicia sesión, quita las formas de acceso que no reconozcas y cambia tu contraseña:',
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
