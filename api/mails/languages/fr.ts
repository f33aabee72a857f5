import { action, facts, link, links, parts, pin, quote, stashpoint } from '../parts.ts';
import { fr as addressMails } from './fr-address-mails.ts';
import { fr as caseReplies } from './fr-case-replies.ts';
import { fr as claimMails } from './fr-claim-mails.ts';
import { fr as hostNotices } from './fr-host-notices.ts';
import { fr as moneyMails } from './fr-money-mails.ts';
import { fr as oneTimeLinkMails } from './fr-one-time-link-mails.ts';
import { fr as ownStay } from './fr-own-stay.ts';
import { fr as signInMethodMails } from './fr-sign-in-method-mails.ts';
import { fr as staffMails } from './fr-staff-mails.ts';
import { fr as stayMessages } from './fr-stay-messages.ts';
import { fr as teamMails } from './fr-team-mails.ts';
import type { MailTexts } from './mail-texts.ts';

export const fr: MailTexts = {
  ...stayMessages,
  ...ownStay,
  ...hostNotices,
  ...caseReplies,
  ...claimMails,
  frame: {
    about: 'Consigne à bagages dans des commerces, hôtels et cafés près de vous',
    help: 'Aide',
    stop: 'Ne plus recevoir ces e-mails',
    closed: 'fermé',
    allDay: 'ouvert 24 h sur 24',
    calendarTitle: (stashpoint) => `Bagages chez ${stashpoint}`,
    pass: {
      pin: 'PIN',
      show: 'Montrez ceci au comptoir.',
      qr: 'QR code de votre réservation',
      unit: 'Casier',
      dropoffCode: 'Code de dépôt',
      pickupCode: 'Code de retrait',
      open: 'Tapez le code de dépôt à l’écran : la porte s’ouvre. Déposez votre bagage et refermez-la. Le code de retrait ouvre le même casier une seule fois.',
    },
  },
  ...addressMails,
  ...oneTimeLinkMails,
  ...signInMethodMails,
  ...teamMails,
  ...staffMails,
  ...moneyMails,
  code: {
    subject: ({ code }) => `${code} est votre code Cubby`,
    body: ({ code }) =>
      parts(
        pin('Votre code est', code),
        'Saisissez-le sur la page où vous l’avez demandé. Il est valable dix minutes.\nSi vous ne l’avez pas demandé, ignorez simplement cet e-mail.',
      ),
  },
  recoveryCode: {
    subject: ({ code }) => `${code} : choisissez un nouveau mot de passe Cubby`,
    body: ({ code }) =>
      parts(
        pin('Votre code pour un nouveau mot de passe est', code),
        'Il est valable dix minutes ; vous avez ensuite une demi-heure pour choisir le mot de passe.\nSi vous ne l’avez pas demandé, ignorez cet e-mail : votre mot de passe reste inchangé.',
      ),
  },
  passwordChanged: {
    subject: () => 'Votre mot de passe Cubby a été modifié',
    body: ({ name, link }) =>
      parts(
        `Bonjour ${name},`,
        'Votre mot de passe vient d’être modifié et toutes vos autres sessions sont closes.',
        action(
          'Choisir un mot de passe',
          link,
          'Ce n’était pas vous ? Connectez-vous avec un code reçu par e-mail et choisissez aussitôt un nouveau mot de passe :',
        ),
      ),
  },
  confirmed: {
    subject: ({ stashpoint, id }) => `Votre réservation est confirmée : ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        'Votre réservation est confirmée.',
        stashpoint(f),
        f.pass,
        facts(
          ['Réservation', f.id],
          ['Dépôt', f.dropoff],
          ['Retrait', f.pickup],
          ['Bagages', String(f.bags)],
          ['Payé', f.total],
          ['Horaires', f.hours],
        ),
        link('Itinéraire', f.way),
        action('Votre pass', f.link),
        f.refunds,
      ),
  },
  cancelled: {
    subject: ({ id }) => `La réservation ${id} est annulée`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `La réservation ${f.id} chez ${f.stashpoint} est annulée.`,
        f.card &&
          `Remboursement sur votre moyen de paiement : ${f.card} ; comptez cinq à dix jours selon votre banque.`,
        f.credit && `Nouvel avoir sur votre compte : ${f.credit}, pour votre prochaine réservation.`,
        f.provisional &&
          `Dont ${f.provisional} à titre provisoire : vous pouvez vous en servir tout de suite. Si la consigne confirme votre signalement ou ne répond pas sous 48 heures, ce qu’il en reste est remboursé sur votre moyen de paiement.`,
        f.waiting &&
          `${f.waiting}${f.card || f.credit ? ' de plus' : ''} vous seront remboursés sur votre moyen de paiement si la consigne confirme votre signalement ou ne répond pas sous 48 heures. Si elle le conteste, notre équipe tranche.`,
        !f.card && !f.credit && !f.waiting && 'Aucun remboursement n’est dû.',
      ),
  },
  reportDecided: {
    subject: ({ id, outcome }) =>
      outcome === 'proven'
        ? `Votre signalement sur la réservation ${id} est confirmé`
        : `Votre signalement sur la réservation ${id} n’a pas pu être confirmé`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        f.outcome === 'proven'
          ? `Votre signalement sur la réservation ${f.id} est confirmé. Merci de nous avoir prévenus.`
          : `Nous avons examiné votre signalement sur la réservation ${f.id} et n’avons pas pu le confirmer.`,
        f.card &&
          `Remboursement sur votre moyen de paiement : ${f.card} ; comptez cinq à dix jours selon votre banque.`,
        f.credit && `Nouvel avoir sur votre compte : ${f.credit}.`,
        f.withdrawn &&
          (f.outcome === 'proven'
            ? `En échange, nous avons retiré ${f.withdrawn} de votre avoir.`
            : `Nous avons retiré ${f.withdrawn} de votre avoir.`),
        f.outcome === 'dismissed' &&
          'Vous n’êtes pas d’accord ? Répondez à cet e-mail et racontez-nous ce qui s’est passé.',
      ),
  },
  reviewRequest: {
    subject: ({ stashpoint }) => `Comment ça s’est passé chez ${stashpoint} ?`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous espérons que vos bagages ont été bien gardés chez ${f.stashpoint}. Comment ça s’est passé ?`,
        action('Donner mon avis', f.link, 'Deux notes, trente secondes : elles aident les autres voyageurs à choisir.'),
        'Merci !',
      ),
  },
  noShow: {
    subject: ({ stashpoint, id, until }) =>
      until
        ? `Êtes-vous en route vers ${stashpoint} ?`
        : `Votre réservation chez ${stashpoint} n’a pas été utilisée (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.stashpoint} a noté que vous n’êtes pas venu pour la réservation ${f.id}. Le dépôt était prévu : ${f.dropoff}.`,
        f.until &&
          action(
            'Je suis en route',
            f.link,
            `Si vous arrivez, dites-le avant ${f.until}. Votre réservation est de nouveau confirmée s’il reste de la place :`,
          ),
        !f.until && action('Voir la réservation', f.link, 'Si ce n’est pas exact, écrivez-nous depuis sa page :'),
      ),
  },
  collectedQuestion: {
    subject: ({ stashpoint }) => `Avez-vous récupéré vos bagages chez ${stashpoint} ?`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Le comptoir de ${f.stashpoint} n’a pas noté que vous avez récupéré les bagages de la réservation ${f.id}.`,
        action(
          'Répondre maintenant',
          f.link,
          'Vous les avez ? Confirmez-le d’un geste. Sinon, signalez-le au même endroit et nous nous en occupons aussitôt :',
        ),
      ),
  },
  incident: {
    subject: ({ stashpoint, id }) => `Un voyageur attend devant ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        f.kind === 'closed' &&
          `${f.traveller} se trouve devant ${f.stashpoint} avec la réservation ${f.id} et trouve porte close.`,
        f.kind === 'refused' &&
          `${f.traveller} se trouve chez ${f.stashpoint} avec la réservation ${f.id} et signale que ses bagages sont refusés.`,
        f.kind === 'closed_at_pickup' &&
          `${f.traveller} vient récupérer les bagages de la réservation ${f.id} chez ${f.stashpoint} et ne peut pas entrer.`,
        f.text && `Son message : « ${f.text} »`,
        `Signalé le ${f.at}.`,
        f.distance && `Son téléphone se trouvait à ${f.distance} de votre repère.`,
        f.pictures > 0 && 'Le signalement comporte des photos.',
        f.kind === 'closed_at_pickup'
          ? 'Merci d’ouvrir ou d’envoyer quelqu’un dans les 30 minutes. Un train ou un avion en dépend peut-être.'
          : 'S’il s’agit d’une erreur, merci de prendre les bagages tout de suite. Sinon, nous proposons une consigne voisine.',
        f.answerBy
          ? action(
              'Répondre maintenant',
              f.link,
              `Vous avez jusqu’au ${f.answerBy} pour répondre, photos à l’appui si possible, avant que cela ne compte contre votre établissement :`,
            )
          : action('Répondre maintenant', f.link, 'Dites-lui quand ses bagages lui seront remis :'),
      ),
  },
  incidentDecided: {
    subject: ({ stashpoint, id, outcome }) =>
      outcome === 'dismissed'
        ? `Un signalement sur ${stashpoint} ne compte pas (${id})`
        : `Un signalement sur ${stashpoint} compte (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        f.outcome === 'dismissed' &&
          `Nous avons examiné ce qui a été signalé sur ${f.stashpoint} le ${f.at}, réservation ${f.id}. Cela ne compte pas contre votre établissement.`,
        f.outcome === 'upheld' &&
          `Nous avons examiné ce qui a été signalé sur ${f.stashpoint} le ${f.at}, réservation ${f.id}. Cela compte contre votre établissement pendant 90 jours.`,
        f.outcome === 'unanswered' &&
          `Personne n’a répondu à temps au signalement sur ${f.stashpoint} du ${f.at}, réservation ${f.id}. Il compte contre votre établissement pendant 90 jours.`,
        f.text && `Notre motif : « ${f.text} »`,
        f.share &&
          `Votre part de cette réservation est ramenée de ${f.share.before} à ${f.share.after}, car le voyageur a été remboursé.`,
        f.outcome === 'unanswered' &&
          'Si les choses se sont passées autrement, répondez à cet e-mail : nous les réexaminerons.',
        action('Voir le signalement', f.link),
      ),
  },
  hostComes: {
    subject: ({ stashpoint, id, at }) =>
      at ? `${stashpoint} ouvre pour vous : ${at} (${id})` : `La consigne ${stashpoint} est ouverte (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        f.at
          ? `Quelqu’un est en route vers ${f.stashpoint} et vous remettra vos bagages à cette heure : ${f.at}.`
          : `La consigne ${f.stashpoint} est ouverte : vous pouvez récupérer vos bagages.`,
        stashpoint(f),
        f.text && `Son message : « ${f.text} »`,
        'Personne ne vient ? Nous surveillons l’heure, nous aussi.',
        action('Votre réservation', f.link),
      ),
  },
  reviewAnswered: {
    subject: ({ stashpoint }) => `${stashpoint} a répondu à votre avis`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.stashpoint} a répondu à ce que vous avez écrit :`,
        quote(`« ${f.answer} »`),
        action('Lire la réponse', f.link, 'La réponse est visible de tous sous votre avis :'),
      ),
  },
  moved: {
    subject: ({ stashpoint, id }) => `Nouvelle consigne pour vos bagages : ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous sommes désolés pour ${f.from}. Vos bagages sont maintenant attendus ici, sans frais supplémentaires :`,
        stashpoint(f),
        f.pass,
        facts(['Dépôt', f.dropoff], ['Retrait', f.pickup], ['Bagages', String(f.bags)], ['Horaires', f.hours]),
        link('Itinéraire', f.way),
        f.card && `Remboursement sur votre moyen de paiement : ${f.card}, car cette consigne coûte moins cher.`,
        f.credit && `De nouveau sur votre avoir : ${f.credit}, car cette consigne coûte moins cher.`,
        f.provisional &&
          `Dont ${f.provisional} à titre provisoire : vous pouvez vous en servir tout de suite. Si la consigne confirme votre signalement ou ne répond pas sous 48 heures, ce qu’il en reste est remboursé sur votre moyen de paiement.`,
        f.waiting &&
          `${f.waiting}${f.card || f.credit ? ' de plus' : ''} vous seront remboursés sur votre moyen de paiement si la consigne confirme votre signalement ou ne répond pas sous 48 heures. Si elle le conteste, notre équipe tranche.`,
        action('Votre pass', f.link),
      ),
  },
  departed: {
    subject: ({ id }) => `La réservation ${id} a été déplacée`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.traveller} n’a pas pu déposer les bagages de la réservation ${f.id} chez ${f.stashpoint} et a choisi une consigne voisine. Inutile d’attendre. Cette réservation ne vous est pas rémunérée, sauf si le signalement se révèle faux.`,
        'Merci de vérifier vos horaires d’ouverture pour que cela ne se reproduise pas.',
      ),
  },
  arriving: {
    subject: ({ stashpoint, id }) => `Des bagages arrivent chez ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.traveller} a trouvé porte close tout près et se rend maintenant chez vous.`,
        facts(['Réservation', f.id], ['Dépôt', f.dropoff], ['Retrait', f.pickup], ['Bagages', String(f.bags)]),
        'Vous recevez votre part entière, comme pour toute réservation.',
      ),
  },
  refunded: {
    subject: ({ id }) => `Remboursement pour la réservation ${id}`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous vous avons remboursé une somme pour votre réservation ${f.id}.`,
        f.card && `Sur votre moyen de paiement : ${f.card} ; les banques ont besoin de quelques jours.`,
        f.credit && `En avoir sur votre compte : ${f.credit}, pour votre prochaine réservation.`,
      ),
  },
  unanswered: {
    subject: ({ stashpoint, id }) => `Personne n’a ouvert : ${stashpoint} (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.traveller} ne peut pas récupérer les bagages de la réservation ${f.id} chez ${f.stashpoint}, et l’hôte n’a pas répondu en 30 minutes.`,
        action('Ouvrir la réservation', f.link, `Appelez l’hôte, puis ${f.traveller} :`),
      ),
  },
  hostWelcome: {
    subject: ({ stashpoint }) => `${stashpoint} arrive sur Cubby`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Merci de proposer de la place pour des bagages. Nous avons préparé pour vous un brouillon : ${f.stashpoint} (${f.city}).`,
        'Vérifiez les horaires, les prix et les photos, puis soumettez-le. Nous examinons chaque établissement avant de le montrer aux voyageurs.',
        action(
          'Se connecter',
          f.link,
          'Ce lien vous connecte aussitôt ; il est valable une semaine et une seule fois :',
        ),
        'Ensuite, connectez-vous avec cette adresse e-mail ; un code vous sera envoyé.',
      ),
  },
  relocated: {
    subject: ({ stashpoint, id }) => `Votre réservation ${id} change de consigne : ${stashpoint}`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.from} ne peut plus accueillir vos bagages à l’heure réservée. Nous vous avons trouvé une consigne voisine, sans frais supplémentaires :`,
        stashpoint(f),
        f.pass,
        facts(['Dépôt', f.dropoff], ['Retrait', f.pickup], ['Bagages', String(f.bags)], ['Horaires', f.hours]),
        link('Itinéraire', f.way),
        f.card && `Remboursement sur votre moyen de paiement : ${f.card}, car cette consigne coûte moins cher.`,
        f.credit && `De nouveau sur votre avoir : ${f.credit}, car cette consigne coûte moins cher.`,
        action('Votre nouveau pass', f.link),
        f.refunds && `Si elle ne vous convient pas, annulez. ${f.refunds}`,
      ),
  },
  reassigned: {
    subject: ({ id }) => `La réservation ${id} a été déplacée vers une autre consigne`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `${f.stashpoint} ne peut plus assurer la réservation ${f.id} de ${f.traveller} (${f.dropoff}) ; nous l’avons déplacée vers une consigne voisine. Personne ne viendra, et cette réservation ne vous est pas rémunérée.`,
      ),
  },
  assigned: {
    subject: ({ stashpoint, id }) => `Nouvelle réservation chez ${stashpoint}, déplacée (${id})`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous avons déplacé chez vous la réservation de ${f.traveller}, car une autre consigne voisine ne peut pas l’assurer.`,
        facts(['Réservation', f.id], ['Dépôt', f.dropoff], ['Retrait', f.pickup], ['Bagages', String(f.bags)]),
        'Vous recevez votre part entière, comme pour toute réservation.',
      ),
  },
  stashpointApproved: {
    subject: ({ stashpoint }) => `La consigne ${stashpoint} est validée`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Bonne nouvelle : la consigne ${f.stashpoint} est validée et peut être réservée dès maintenant.`,
        link('Voici ce que voient les voyageurs', f.page),
        action('Votre espace hôte', f.link),
      ),
  },
  stashpointRejected: {
    subject: ({ stashpoint }) => `La consigne ${stashpoint} n’est pas encore validée`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous avons examiné ${f.stashpoint} et ne pouvons pas valider cet établissement pour le motif suivant :`,
        quote(f.message),
        action(
          'Ouvrir l’établissement',
          f.link,
          'Si c’est possible, corrigez-le et soumettez votre établissement de nouveau :',
        ),
      ),
  },
  stashpointSentBack: {
    subject: ({ stashpoint }) => `Une précision au sujet de ${stashpoint}`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous avons examiné ${f.stashpoint}. Avant de valider cet établissement, il nous manque encore quelque chose :`,
        quote(f.message),
        action('Ouvrir l’établissement', f.link, 'Complétez-le dans votre espace hôte et soumettez-le de nouveau :'),
      ),
  },
  proposalAccepted: {
    subject: ({ stashpoint }) => `Votre modification de ${stashpoint} est en ligne`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous avons examiné ce que vous souhaitez modifier pour ${f.stashpoint} et nous l’acceptons. Les voyageurs le voient dès maintenant.`,
        action('Votre établissement', f.link),
      ),
  },
  proposalRefused: {
    subject: ({ stashpoint }) => `Votre modification de ${stashpoint} n’est pas possible`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous avons examiné ce que vous souhaitez modifier pour ${f.stashpoint} et ne pouvons pas l’accepter. Voici pourquoi :`,
        quote(f.message),
        'Tout reste comme avant.',
        action('Votre établissement', f.link),
      ),
  },
  paidOut: {
    subject: ({ amount }) => `Versement de ${amount} pour vous`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        `Nous vous avons versé ${f.amount} : votre part de ${f.count === 1 ? 'une réservation' : `${f.count} réservations`} jusqu’au ${f.until}.`,
        `Le virement arrive sur votre compte se terminant par ${f.account} ; les banques mettent un à trois jours.`,
      ),
  },
  latePayment: {
    subject: ({ id }) => `Votre paiement pour la réservation ${id} vous est remboursé`,
    body: (f) =>
      parts(
        `Bonjour ${f.name},`,
        f.roomIsGone
          ? `Votre paiement de ${f.amount} pour la réservation ${f.id} est arrivé après les quinze minutes, et la place chez ${f.stashpoint} avait déjà été prise. Nous en sommes désolés.`
          : `Nous avons reçu un paiement de ${f.amount} pour la réservation ${f.id}, mais il n’a pas pu être utilisé : il est arrivé trop tard, ou la réservation était déjà payée.`,
        'La somme entière vous est remboursée par le même moyen ; les banques mettent cinq à dix jours.',
        f.stashpoints && links('Ces consignes proches ont de la place pour vos bagages :', f.stashpoints),
        f.roomIsGone &&
          !f.stashpoints &&
          action('Chercher une consigne', f.link, 'Cherchez une autre consigne pour vos bagages :'),
      ),
  },
};
