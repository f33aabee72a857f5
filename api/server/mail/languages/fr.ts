import { type MailTexts, paragraphs } from './mail-texts.ts';

export const fr: MailTexts = {
  code: {
    subject: ({ code }) => `${code} est votre code Cubby`,
    body: ({ code }) =>
      paragraphs(
        `Votre code est ${code}.`,
        "Saisissez-le sur la page où vous l'avez demandé. Il est valable dix minutes.\nSi vous ne l'avez pas demandé, ignorez simplement ce message.",
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code} : choisissez un nouveau mot de passe Cubby`,
    body: ({ code }) =>
      paragraphs(
        `Votre code pour un nouveau mot de passe est ${code}.`,
        "Il est valable dix minutes ; vous avez ensuite une demi-heure pour choisir le mot de passe.\nSi vous ne l'avez pas demandé, ignorez ce message : votre mot de passe reste inchangé.",
      ),
  },
  passwordChanged: {
    subject: () => 'Votre mot de passe Cubby a été modifié',
    body: ({ name, link }) =>
      paragraphs(
        `Bonjour ${name},`,
        "votre mot de passe vient d'être modifié et tous vos autres appareils ont été déconnectés.",
        `Ce n'était pas vous ? Connectez-vous avec un code reçu par e-mail et choisissez aussitôt un nouveau mot de passe : ${link}`,
      ),
  },
  confirmed: {
    subject: ({ place, id }) => `Vos bagages sont attendus : ${place} (${id})`,
    body: (f) =>
      paragraphs(
        `Bonjour ${f.name},`,
        'votre place est réservée.',
        `Réservation ${f.id}\n${f.place}, ${f.address}\nDépôt : ${f.dropoff}\nRetrait : ${f.pickup}\nBagages : ${f.bags}\nPayé : ${f.total}`,
        `Votre pass : ${f.link}`,
        "Jusqu'au dépôt, vous pouvez annuler et être remboursé intégralement.",
      ),
  },
  cancelled: {
    subject: ({ id }) => `La réservation ${id} est annulée`,
    body: (f) =>
      paragraphs(
        `Bonjour ${f.name},`,
        `la réservation ${f.id} chez ${f.place} est annulée.`,
        f.card && `${f.card} vous sont remboursés sur votre carte ; comptez cinq à dix jours selon votre banque.`,
        f.credit && `${f.credit} sont désormais disponibles en crédit sur votre compte, pour votre prochaine consigne.`,
        !f.card && !f.credit && "Aucun remboursement n'est dû.",
      ),
  },
  reviewRequest: {
    subject: ({ place }) => `Comment était-ce chez ${place} ?`,
    body: (f) =>
      paragraphs(
        `Bonjour ${f.name},`,
        `nous espérons que vos bagages ont été bien gardés chez ${f.place}. Comment cela s'est-il passé ?`,
        `Deux notes prennent une demi-minute et aident les autres voyageurs à choisir :\n${f.link}`,
        'Merci !',
      ),
  },
  hostWelcome: {
    subject: ({ place }) => `${place} arrive sur Cubby`,
    body: (f) =>
      paragraphs(
        `Bonjour ${f.name},`,
        `merci de proposer de la place pour des bagages. Nous avons préparé pour vous une ébauche de ${f.place} (${f.city}).`,
        'Vérifiez les horaires, les prix et les photos, puis soumettez-la. Nous contrôlons chaque lieu avant de le montrer aux voyageurs.',
        `Votre espace hôte : ${f.link}\nConnectez-vous avec cette adresse e-mail ; un code vous sera envoyé.`,
      ),
  },
};
