import { paragraphs } from './mail-texts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const es: StayMessageTexts = {
  howToFind: {
    subject: (f) => `Cómo encontrar ${f.place} (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        'Esperamos tu equipaje con ganas. Aquí nos encuentras:',
        `${f.place}, ${f.address}${f.phone ? `\nLlamar: ${f.phone}` : ''}`,
        `Entrega: ${f.dropoff}\nBusca el nombre en la puerta y enseña tu pase. El mapa está en la página de tu reserva.`,
        `Tu reserva ${f.id}: ${f.link}`,
      ),
  },
  stillComing: {
    subject: (f) => `¿Sigues viniendo? (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `Esperábamos tu equipaje el ${f.dropoff} y todavía le guardamos sitio.`,
        'Si vienes más tarde, no pasa nada hasta tu hora de recogida. Si no vienes, cancela en la página de tu reserva.',
        `${f.place}, ${f.address}${f.phone ? `\nLlamar: ${f.phone}` : ''}`,
        `Tu reserva ${f.id}: ${f.link}`,
      ),
  },
  bagsHeld: {
    subject: (f) => `Tenemos tu equipaje (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `Tu equipaje (${f.bags}) está aquí y bien cuidado.`,
        `${f.place}, ${f.address}${f.phone ? `\nLlamar: ${f.phone}` : ''}`,
        `Recogida: ${f.pickup}\nEnseña tu pase al recogerlo.`,
        `Tu reserva ${f.id}: ${f.link}`,
      ),
  },
  collectToday: {
    subject: (f) => `Recoge tu equipaje antes de las ${f.closes} (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `Tu equipaje (${f.bags}) sigue con nosotros y hoy cerramos a las ${f.closes}.`,
        'Recógelo antes, por favor. Si no llegas, llámanos o amplía en la página de tu reserva.',
        `${f.place}, ${f.address}${f.phone ? `\nLlamar: ${f.phone}` : ''}`,
        `Tu reserva ${f.id}: ${f.link}`,
      ),
  },
  pickupOver: {
    subject: (f) => `Tu hora de recogida ha pasado (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        `La recogida estaba acordada para el ${f.pickup} y tu equipaje (${f.bags}) sigue aquí. Está seguro.`,
        'Llámanos o amplía en la página de tu reserva, por favor, para que sepamos cuándo vienes.',
        `${f.place}, ${f.address}${f.phone ? `\nLlamar: ${f.phone}` : ''}`,
        `Tu reserva ${f.id}: ${f.link}`,
      ),
  },
  leftBehind: {
    subject: (f) => `Te has dejado algo con nosotros (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        'Después de que recogieras tu equipaje encontramos aquí algo que puede ser tuyo.',
        'Llámanos o pásate, por favor. Te lo guardamos.',
        `${f.place}, ${f.address}${f.phone ? `\nLlamar: ${f.phone}` : ''}`,
        `Tu reserva ${f.id}: ${f.link}`,
      ),
  },
  laterPickup: {
    subject: (f) => `Una recogida más tarde para tu equipaje (${f.id})`,
    body: (f) =>
      paragraphs(
        `Hola, ${f.name}:`,
        'Puedes recoger tu equipaje más tarde de lo acordado.',
        `Acordado hasta ahora: ${f.pickup}\nPropuesto: ${f.later}`,
        f.due
          ? `Cuesta ${f.due} más. Pagas en la página de tu reserva; antes no se cobra nada.`
          : 'No cuesta nada más. Vale en cuanto aceptes en la página de tu reserva.',
        `Abierto hasta el ${f.until}: ${f.link}`,
        `${f.place}, ${f.address}${f.phone ? `\nLlamar: ${f.phone}` : ''}`,
      ),
  },
};
