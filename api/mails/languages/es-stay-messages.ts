import { action, facts, parts, quote, stashpoint } from '../parts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const es: StayMessageTexts = {
  howToFind: {
    subject: (f) => `Cómo encontrar ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        'Te esperamos con tu equipaje. Nos encontrarás aquí:',
        stashpoint(f, f.phone && `Llamar: ${f.phone}`),
        facts(['Entrega', f.dropoff]),
        'Busca el nombre en la puerta y enseña tu pase. El mapa está en la página de tu reserva.',
        action(`Tu reserva ${f.id}`, f.link),
      ),
  },
  stillComing: {
    subject: (f) => `¿Vas a venir? (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Esperábamos tu equipaje el ${f.dropoff} y todavía te guardamos el sitio.`,
        'Si vienes más tarde, no pasa nada hasta tu hora de recogida. Si no vienes, cancela en la página de tu reserva.',
        stashpoint(f, f.phone && `Llamar: ${f.phone}`),
        action(`Tu reserva ${f.id}`, f.link),
      ),
  },
  bagsHeld: {
    subject: (f) => `Tenemos tu equipaje (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Tu equipaje (${f.bags}) está aquí y bien cuidado.`,
        stashpoint(f, f.phone && `Llamar: ${f.phone}`),
        facts(['Recogida', f.pickup]),
        'Enseña tu pase al recogerlo.',
        action(`Tu reserva ${f.id}`, f.link),
      ),
  },
  collectToday: {
    subject: (f) => `Recoge tu equipaje antes de las ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Tu equipaje (${f.bags}) sigue con nosotros y hoy cerramos a las ${f.closes}.`,
        'Recógelo antes, por favor. Si no llegas, llámanos o amplía la reserva en su página.',
        stashpoint(f, f.phone && `Llamar: ${f.phone}`),
        action(`Tu reserva ${f.id}`, f.link),
      ),
  },
  pickupOver: {
    subject: (f) => `Tu hora de recogida ha pasado (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `La recogida estaba acordada para el ${f.pickup} y tu equipaje (${f.bags}) sigue aquí. Está seguro.`,
        'Llámanos o amplía la reserva en su página, por favor, para que sepamos cuándo vienes.',
        stashpoint(f, f.phone && `Llamar: ${f.phone}`),
        action(`Tu reserva ${f.id}`, f.link),
      ),
  },
  leftBehind: {
    subject: (f) => `Te has dejado algo aquí (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        'Después de que recogieras tu equipaje encontramos aquí algo que puede ser tuyo.',
        'Llámanos o pásate, por favor. Te lo guardamos.',
        stashpoint(f, f.phone && `Llamar: ${f.phone}`),
        action(`Tu reserva ${f.id}`, f.link),
      ),
  },
  laterPickup: {
    subject: (f) => `Una recogida más tarde para tu equipaje (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        'Puedes recoger tu equipaje más tarde de lo acordado.',
        facts(['Acordado hasta ahora', f.pickup], ['Propuesto', f.later]),
        f.due
          ? `Cuesta ${f.due} más. Pagas en la página de tu reserva; antes no se cobra nada.`
          : 'No cuesta nada más. Vale en cuanto aceptes en la página de tu reserva.',
        action('Tu reserva', f.link, `Puedes aceptar hasta el ${f.until}:`),
        stashpoint(f, f.phone && `Llamar: ${f.phone}`),
      ),
  },
  newMessage: {
    subject: (f) => `Mensaje de ${f.from} (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `${f.from} te ha escrito sobre la reserva ${f.id}:`,
        ...f.texts.map(quote),
        f.translated && 'Traducido automáticamente. El original está en la página de la reserva.',
        f.replies
          ? 'Para contestar, responde a este correo o escribe en la página de la reserva. Los números de teléfono, las direcciones de correo y los enlaces se ocultan.'
          : `Contesta en la página de la reserva: las respuestas a este correo no le llegan a ${f.from}. Los números de teléfono, las direcciones de correo y los enlaces se ocultan.`,
        action('Leer y responder', f.link),
      ),
  },
  reportedMessage: {
    subject: (f) => `Mensaje denunciado (${f.id})`,
    body: (f) =>
      parts(
        `Hola, ${f.name}:`,
        `Se ha denunciado un mensaje sobre la reserva ${f.id} en ${f.stashpoint}:`,
        quote(f.text),
        action('Abrir la reserva', f.link),
      ),
  },
};
