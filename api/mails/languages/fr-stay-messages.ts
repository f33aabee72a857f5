import { action, facts, parts, quote, stashpoint } from '../parts.ts';
import type { StayMessageTexts } from './stay-message-texts.ts';

export const fr: StayMessageTexts = {
  howToFind: {
    subject: (f) => `Comment trouver ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        'Nous nous réjouissons d’accueillir vos bagages. Voici où nous trouver :',
        stashpoint(f, f.phone && `Appeler : ${f.phone}`),
        facts(['Dépôt', f.dropoff]),
        'Cherchez le nom sur la porte et montrez votre pass. Le plan est sur la page de votre réservation.',
        action(`Votre réservation ${f.id}`, f.link),
      ),
  },
  stillComing: {
    subject: (f) => `Venez-vous toujours ? (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous attendions vos bagages le ${f.dropoff} et nous leur gardons encore une place.`,
        'Vous pouvez venir plus tard, jusqu’à l’heure de votre retrait. Si vous ne venez pas, annulez sur la page de votre réservation.',
        stashpoint(f, f.phone && `Appeler : ${f.phone}`),
        action(`Votre réservation ${f.id}`, f.link),
      ),
  },
  bagsHeld: {
    subject: (f) => `Vos bagages sont chez nous (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Vos bagages (${f.bags}) sont ici et bien gardés.`,
        stashpoint(f, f.phone && `Appeler : ${f.phone}`),
        facts(['Retrait', f.pickup]),
        'Montrez votre pass en venant les chercher.',
        action(`Votre réservation ${f.id}`, f.link),
      ),
  },
  collectToday: {
    subject: (f) => `Merci de retirer vos bagages avant ${f.closes} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Vos bagages (${f.bags}) sont encore chez nous, et nous fermons aujourd’hui à ${f.closes}.`,
        'Merci de venir les chercher avant. Si vous ne pouvez pas, appelez-nous ou prolongez sur la page de votre réservation.',
        stashpoint(f, f.phone && `Appeler : ${f.phone}`),
        action(`Votre réservation ${f.id}`, f.link),
      ),
  },
  pickupOver: {
    subject: (f) => `L’heure de votre retrait est passée (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Le retrait était convenu pour le ${f.pickup}, et vos bagages (${f.bags}) sont encore ici. Ils sont en sécurité.`,
        'Merci de nous appeler ou de prolonger sur la page de votre réservation, afin que nous sachions quand vous venez.',
        stashpoint(f, f.phone && `Appeler : ${f.phone}`),
        action(`Votre réservation ${f.id}`, f.link),
      ),
  },
  leftBehind: {
    subject: (f) => `Vous avez oublié quelque chose chez nous (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        'Après le retrait de vos bagages, nous avons trouvé ici quelque chose qui est peut-être à vous.',
        'Merci de nous appeler ou de passer. Nous le gardons pour vous.',
        stashpoint(f, f.phone && `Appeler : ${f.phone}`),
        action(`Votre réservation ${f.id}`, f.link),
      ),
  },
  laterPickup: {
    subject: (f) => `Un retrait plus tard pour vos bagages (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        'Vous pouvez retirer vos bagages plus tard que convenu.',
        facts(['Convenu', f.pickup], ['Proposé', f.later]),
        f.due
          ? `Cela coûte ${f.due} de plus. Vous payez sur la page de votre réservation ; rien n’est débité avant.`
          : 'Cela ne coûte rien de plus. C’est valable dès que vous acceptez sur la page de votre réservation.',
        action('Votre réservation', f.link, `Valable jusqu’au ${f.until} :`),
        stashpoint(f, f.phone && `Appeler : ${f.phone}`),
      ),
  },
  newMessage: {
    subject: (f) => `Message de ${f.from} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.from} vous a écrit au sujet de la réservation ${f.id}\u00a0:`,
        ...f.texts.map(quote),
        f.translated && 'Traduction automatique. L’original se trouve sur la page de la réservation.',
        f.replies
          ? 'Pour répondre, répondez à cet e-mail ou écrivez sur la page de la réservation. Les numéros de téléphone, adresses e-mail et liens sont masqués.'
          : `Répondez sur la page de la réservation\u00a0: les réponses à cet e-mail ne parviennent pas à ${f.from}. Les numéros de téléphone, adresses e-mail et liens sont masqués.`,
        action('Lire et répondre', f.link),
      ),
  },
  reportedMessage: {
    subject: (f) => `Message signalé (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Un message sur la réservation ${f.id} chez ${f.stashpoint} a été signalé\u00a0:`,
        quote(f.text),
        action('Ouvrir la réservation', f.link),
      ),
  },
};
