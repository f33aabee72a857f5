import { paragraphs } from './mail-texts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const pt: StayMessageTexts = {
  howToFind: {
    subject: (f) => `Como encontrar ${f.place} (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        'esperamos a tua bagagem com gosto. É aqui que nos encontras:',
        `${f.place}, ${f.address}${f.phone ? `\nLigar: ${f.phone}` : ''}`,
        `Entrega: ${f.dropoff}\nProcura o nome na porta e mostra o teu passe. O mapa está na página da tua reserva.`,
        `A tua reserva ${f.id}: ${f.link}`,
      ),
  },
  stillComing: {
    subject: (f) => `Ainda vens? (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        `esperávamos a tua bagagem em ${f.dropoff} e ainda lhe guardamos lugar.`,
        'Se vieres mais tarde, está tudo bem até à tua hora de recolha. Se não vieres, cancela na página da tua reserva.',
        `${f.place}, ${f.address}${f.phone ? `\nLigar: ${f.phone}` : ''}`,
        `A tua reserva ${f.id}: ${f.link}`,
      ),
  },
  bagsHeld: {
    subject: (f) => `Temos a tua bagagem (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        `a tua bagagem (${f.bags}) está aqui e bem guardada.`,
        `${f.place}, ${f.address}${f.phone ? `\nLigar: ${f.phone}` : ''}`,
        `Recolha: ${f.pickup}\nMostra o teu passe quando a vieres buscar.`,
        `A tua reserva ${f.id}: ${f.link}`,
      ),
  },
  collectToday: {
    subject: (f) => `Vem buscar a tua bagagem antes das ${f.closes} (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        `a tua bagagem (${f.bags}) ainda está connosco e hoje fechamos às ${f.closes}.`,
        'Vem buscá-la antes, por favor. Se não conseguires, liga-nos ou prolonga na página da tua reserva.',
        `${f.place}, ${f.address}${f.phone ? `\nLigar: ${f.phone}` : ''}`,
        `A tua reserva ${f.id}: ${f.link}`,
      ),
  },
  pickupOver: {
    subject: (f) => `A tua hora de recolha já passou (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        `a recolha estava combinada para ${f.pickup} e a tua bagagem (${f.bags}) ainda está aqui. Está em segurança.`,
        'Liga-nos ou prolonga na página da tua reserva, por favor, para sabermos quando vens.',
        `${f.place}, ${f.address}${f.phone ? `\nLigar: ${f.phone}` : ''}`,
        `A tua reserva ${f.id}: ${f.link}`,
      ),
  },
  leftBehind: {
    subject: (f) => `Deixaste algo connosco (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        'depois de recolheres a tua bagagem encontrámos aqui algo que pode ser teu.',
        'Liga-nos ou passa por cá, por favor. Guardamo-lo para ti.',
        `${f.place}, ${f.address}${f.phone ? `\nLigar: ${f.phone}` : ''}`,
        `A tua reserva ${f.id}: ${f.link}`,
      ),
  },
  laterPickup: {
    subject: (f) => `Uma recolha mais tarde para a tua bagagem (${f.id})`,
    body: (f) =>
      paragraphs(
        `Olá, ${f.name},`,
        'podes recolher a tua bagagem mais tarde do que o combinado.',
        `Combinado até agora: ${f.pickup}\nProposto: ${f.later}`,
        f.due
          ? `Custa mais ${f.due}. Pagas na página da tua reserva; antes disso nada é cobrado.`
          : 'Não custa mais nada. Vale assim que aceitares na página da tua reserva.',
        `Aberto até ${f.until}: ${f.link}`,
        `${f.place}, ${f.address}${f.phone ? `\nLigar: ${f.phone}` : ''}`,
      ),
  },
};
