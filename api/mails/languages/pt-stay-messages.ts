import { action, facts, parts, quote, stashpoint } from '../parts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const pt: StayMessageTexts = {
  howToFind: {
    subject: (f) => `Como encontrar ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        'Ficamos à espera da sua bagagem. É aqui que nos encontra:',
        stashpoint(f, f.phone && `Telefone: ${f.phone}`),
        facts(['Entrega', f.dropoff]),
        'Procure o nome na porta e mostre o seu passe. O mapa está na página da sua reserva.',
        action(`A sua reserva ${f.id}`, f.link),
      ),
  },
  stillComing: {
    subject: (f) => `Ainda vem? (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Esperávamos a sua bagagem em ${f.dropoff} e ainda guardamos o seu lugar.`,
        'Se vier mais tarde, está tudo bem até à sua hora de levantamento. Se não vier, cancele na página da sua reserva.',
        stashpoint(f, f.phone && `Telefone: ${f.phone}`),
        action(`A sua reserva ${f.id}`, f.link),
      ),
  },
  bagsHeld: {
    subject: (f) => `Temos a sua bagagem (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `A sua bagagem (${f.bags}) está aqui e bem guardada.`,
        stashpoint(f, f.phone && `Telefone: ${f.phone}`),
        facts(['Levantamento', f.pickup]),
        'Mostre o seu passe quando a vier buscar.',
        action(`A sua reserva ${f.id}`, f.link),
      ),
  },
  collectToday: {
    subject: (f) => `Venha buscar a sua bagagem antes das ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `A sua bagagem (${f.bags}) ainda está connosco e hoje fechamos às ${f.closes}.`,
        'Venha buscá-la antes, por favor. Se não conseguir, telefone-nos ou prolongue a reserva na página dela.',
        stashpoint(f, f.phone && `Telefone: ${f.phone}`),
        action(`A sua reserva ${f.id}`, f.link),
      ),
  },
  pickupOver: {
    subject: (f) => `A sua hora de levantamento já passou (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `O levantamento estava combinado para ${f.pickup} e a sua bagagem (${f.bags}) ainda está aqui. Está em segurança.`,
        'Telefone-nos ou prolongue a reserva na página dela, por favor, para sabermos quando vem.',
        stashpoint(f, f.phone && `Telefone: ${f.phone}`),
        action(`A sua reserva ${f.id}`, f.link),
      ),
  },
  leftBehind: {
    subject: (f) => `Deixou algo connosco (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        'Depois de levantar a sua bagagem encontrámos aqui algo que pode ser seu.',
        'Telefone-nos ou passe por cá, por favor. Guardamo-lo para si.',
        stashpoint(f, f.phone && `Telefone: ${f.phone}`),
        action(`A sua reserva ${f.id}`, f.link),
      ),
  },
  laterPickup: {
    subject: (f) => `Um levantamento mais tarde para a sua bagagem (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        'Pode levantar a sua bagagem mais tarde do que o combinado.',
        facts(['Combinado até agora', f.pickup], ['Proposto', f.later]),
        f.due
          ? `Custa mais ${f.due}. Paga na página da sua reserva; antes disso nada é cobrado.`
          : 'Não custa mais nada. Vale assim que aceitar na página da sua reserva.',
        action('A sua reserva', f.link, `Pode aceitar até ${f.until}:`),
        stashpoint(f, f.phone && `Telefone: ${f.phone}`),
      ),
  },
  newMessage: {
    subject: (f) => `Mensagem de ${f.from} (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `${f.from} escreveu-lhe sobre a reserva ${f.id}:`,
        ...f.texts.map(quote),
        f.translated && 'Traduzido automaticamente. O original está na página da reserva.',
        f.replies
          ? 'Para responder, responda a este e-mail ou escreva na página da reserva. Os números de telefone, os endereços de e-mail e as ligações são ocultados.'
          : `Responda na página da reserva: as respostas a este e-mail não chegam a ${f.from}. Os números de telefone, os endereços de e-mail e as ligações são ocultados.`,
        action('Ler e responder', f.link),
      ),
  },
  reportedMessage: {
    subject: (f) => `Mensagem denunciada (${f.id})`,
    body: (f) =>
      parts(
        `Olá, ${f.name}!`,
        `Foi denunciada uma mensagem sobre a reserva ${f.id} em ${f.stashpoint}:`,
        quote(f.text),
        action('Abrir a reserva', f.link),
      ),
  },
};
