import { action, facts, parts, quote } from '../parts.ts';
import type { CaseReplyTexts } from './case-reply-texts.ts';

export const fr: CaseReplyTexts = {
  travellerReviewing: {
    subject: (f) => `Nous examinons votre signalement (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Merci pour votre signalement concernant ${f.stashpoint}, le ${f.at}. Nous l’examinons et reviendrons vers vous.`,
        f.text && quote(f.text),
        'Vous souhaitez ajouter quelque chose ? Répondez à cet e-mail.',
        action('Votre réservation', f.link),
      ),
  },
  travellerQuestion: {
    subject: (f) => `Une question sur votre signalement (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous examinons votre signalement concernant ${f.stashpoint}, le ${f.at}, et nous avons une question :`,
        f.text && quote(f.text),
        'Merci de répondre à cet e-mail. Vous pouvez y joindre des photos et des reçus.',
        action('Votre réservation', f.link),
      ),
  },
  travellerOutcome: {
    subject: (f) => `Notre décision sur votre signalement (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        f.verdict === 'upheld'
          ? `Nous avons examiné votre signalement concernant ${f.stashpoint}, le ${f.at}, et nous vous donnons raison. Il compte contre cet établissement.`
          : `Nous avons examiné votre signalement concernant ${f.stashpoint}, le ${f.at}, et n’avons pas pu le confirmer.`,
        f.refunded && `Nous vous avons remboursé ${f.refunded}.`,
        f.text && quote(f.text),
        'Si vous n’êtes pas d’accord, répondez à cet e-mail et nous l’examinerons de nouveau.',
        action('Votre réservation', f.link),
      ),
  },
  hostReviewing: {
    subject: (f) => `Nous examinons un signalement sur ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous examinons le signalement concernant ${f.stashpoint}, le ${f.at} (réservation ${f.id}).`,
        f.text && quote(f.text),
        'Vous souhaitez ajouter quelque chose ? Répondez à cet e-mail.',
        action('Voir le signalement', f.link),
      ),
  },
  hostQuestion: {
    subject: (f) => `Une question sur un signalement concernant ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous examinons le signalement concernant ${f.stashpoint}, le ${f.at} (réservation ${f.id}), et nous avons une question :`,
        f.text && quote(f.text),
        'Merci de répondre à cet e-mail.',
        action('Voir le signalement', f.link),
      ),
  },
  hostReminder: {
    subject: (f) => `Merci de répondre au signalement sur ${f.stashpoint} (${f.id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Un voyageur a signalé ${f.stashpoint} le ${f.at} (réservation ${f.id}), et nous n’avons pas encore votre réponse. Dites-nous ce qui s’est passé.`,
        f.answerBy && facts(['Répondre avant le', f.answerBy]),
        f.text && quote(f.text),
        action('Répondre au signalement', f.link),
      ),
  },
};
