import { action, facts, parts, quote } from '../parts.ts';
import type { ClaimMailTexts } from './claim-mail-texts.ts';

const CAUSE = {
  lost: 'qu’un bagage a été perdu',
  damaged: 'qu’un bagage a été abîmé',
  stolen: 'qu’un bagage a été volé',
  contents_missing: 'qu’il manque quelque chose dans un bagage',
};

export const fr: ClaimMailTexts = {
  claimStep: {
    subject: (f) =>
      ({
        sent: `Nous avons reçu votre réclamation ${f.number} (${f.id})`,
        host_answered: `La consigne a répondu à votre réclamation ${f.number} (${f.id})`,
        more_needed: `Il manque des éléments à votre réclamation ${f.number} (${f.id})`,
        accepted: `Nous avons accepté votre réclamation ${f.number} (${f.id})`,
        refused: `Notre décision sur votre réclamation ${f.number} (${f.id})`,
        account_given: `Le compte pour votre réclamation ${f.number} (${f.id})`,
        paid: `Votre réclamation ${f.number} a été payée (${f.id})`,
        returned: `Votre banque a renvoyé notre paiement pour la réclamation ${f.number} (${f.id})`,
      })[f.step],
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        {
          sent: `Votre réclamation concernant ${f.stashpoint} porte le numéro ${f.number}. La consigne a trois jours pour donner sa version, puis nous décidons. Vous pouvez encore ajouter des photos et des justificatifs.`,
          host_answered: `${f.stashpoint} a donné sa version des faits. Nous examinons maintenant les deux.`,
          more_needed: `Nous ne pouvons pas encore décider de votre réclamation concernant ${f.stashpoint} :`,
          accepted: `Nous avons accepté votre réclamation concernant ${f.stashpoint} et vous verserons ${f.amount}. Indiquez-nous le compte sur lequel envoyer cette somme.`,
          refused: `Nous avons examiné votre réclamation concernant ${f.stashpoint} et ne pouvons pas l’accepter :`,
          account_given: `Nous enverrons le paiement de votre réclamation sur le compte se terminant par ${f.account}. Ce n’était pas vous ? Prévenez-nous tout de suite en répondant à cet e-mail.`,
          paid: `Nous avons envoyé ${f.amount} sur le compte se terminant par ${f.account}. La somme arrive en quelques jours ouvrés.`,
          returned: `Votre banque a renvoyé notre paiement de ${f.amount} sur le compte se terminant par ${f.account}. Indiquez-nous un autre compte.`,
        }[f.step],
        f.text && quote(f.text),
        action('Voir votre réclamation', f.link),
      ),
  },
  claimToHost: {
    subject: (f) => `Une réclamation pour un bagage chez ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.traveller} signale ${CAUSE[f.cause]} chez ${f.stashpoint} (réservation ${f.id}, réclamation ${f.number}) :`,
        quote(f.text),
        'Donnez-nous votre version, avec des photos si vous en avez. Sans réponse de votre part, nous décidons avec ce que nous avons.',
        facts(['Répondre avant le', f.answerBy]),
        action('Répondre à la réclamation', f.link),
      ),
  },
  claimDecided: {
    subject: (f) => `Notre décision sur la réclamation ${f.number} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        f.outcome === 'accepted'
          ? `Nous avons accepté la réclamation concernant ${f.stashpoint} (réservation ${f.id}).`
          : `Nous avons refusé la réclamation concernant ${f.stashpoint} (réservation ${f.id}).`,
        f.amount
          ? `Vous en supportez ${f.amount}. Nous déduirons cette somme de vos prochains versements.`
          : 'Vous n’avez rien à payer.',
        action('Voir la réclamation', f.link),
      ),
  },
};
