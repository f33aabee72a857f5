import { paragraphs } from './mail-texts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const pt: StayMessageTexts = {
  howToFind: {
    subject: (f) => `Como encontrar ${f.place} (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name}!`,
        'Esperamos a sua bagagem com gosto. É aqui que nos encontra:',
        `${f.place}, ${f.address}${f.phone ? `\nTelefone: ${f.phone}` : ''}`,
        `Entrega: ${f.dropoff}\nProcure o nome na porta e mostre o seu passe. O mapa está na página da sua reserva.`,
        `A sua reserva ${f.id}: ${f.link}`,
      ),
  },
  stillComing: {
    subject: (f) => `Ainda vem? (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name}!`,
        `Esperávamos a sua bagagem em ${f.dropoff} e ainda lhe guardamos lugar.`,
        'Se vier mais tarde, está tudo bem até à sua hora de levantamento. Se não vier, cancele na página da sua reserva.',
        `${f.place}, ${f.address}${f.phone ? `\nTelefone: ${f.phone}` : ''}`,
        `A sua reserva ${f.id}: ${f.link}`,
      ),
  },
  bagsHeld: {
    subject: (f) => `Temos a sua bagagem (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name}!`,
        `A sua bagagem (${f.bags}) está aqui e bem guardada.`,
        `${f.place}, ${f.address}${f.phone ? `\nTelefone: ${f.phone}` : ''}`,
        `Levantamento: ${f.pickup}\nMostre o seu passe quando a vier buscar.`,
        `A sua reserva ${f.id}: ${f.link}`,
      ),
  },
  collectToday: {
    subject: (f) => `Venha buscar a sua bagagem antes das ${f.closes} (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name}!`,
        `A sua bagagem (${f.bags}) ainda está connosco e hoje fechamos às ${f.closes}.`,
        'Venha buscá-la antes, por favor. Se não conseguir, telefone-nos ou prolongue na página da sua reserva.',
        `${f.place}, ${f.address}${f.phone ? `\nTelefone: ${f.phone}` : ''}`,
        `A sua reserva ${f.id}: ${f.link}`,
      ),
  },
  pickupOver: {
    subject: (f) => `A sua hora de levantamento já passou (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name}!`,
        `O levantamento estava combinado para ${f.pickup} e a sua bagagem (${f.bags}) ainda está aqui. Está em segurança.`,
        'Telefone-nos ou prolongue na página da sua reserva, por favor, para sabermos quando vem.',
        `${f.place}, ${f.address}${f.phone ? `\nTelefone: ${f.phone}` : ''}`,
        `A sua reserva ${f.id}: ${f.link}`,
      ),
  },
  leftBehind: {
    subject: (f) => `Deixou algo connosco (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name}!`,
        'Depois de levantar a sua bagagem encontrámos aqui algo que pode ser seu.',
        'Telefone-nos ou passe por cá, por favor. Guardamo-lo para si.',
        `${f.place}, ${f.address}${f.phone ? `\nTelefone: ${f.phone}` : ''}`,
        `A sua reserva ${f.id}: ${f.link}`,
      ),
  },
  laterPickup: {
    subject: (f) => `Um levantamento mais tarde para a sua bagagem (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name}!`,
        'Pode levantar a sua bagagem mais tarde do que o combinado.',
        `Combinado até agora: ${f.pickup}\nProposto: ${f.later}`,
        f.due
          ? `Custa mais ${f.due}. Paga na página da sua reserva; antes disso nada é cobrado.`
          : 'Não custa mais nada. Vale assim que aceitar na página da sua reserva.',
        `Aberto até ${f.until}: ${f.link}`,
        `${f.place}, ${f.address}${f.phone ? `\nTelefone: ${f.phone}` : ''}`,
      ),
  },
};
