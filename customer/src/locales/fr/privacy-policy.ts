import type { Words } from '../words.ts';

export const words: Words<'privacy-policy'> = {
  privacyPolicy: {
    title: 'Politique de confidentialité',
    description: 'Ce que Cubby sait de vous, pourquoi, combien de temps, et comment le faire effacer.',
    intro:
      'En bref : nous savons ce qu’une réservation demande, nous communiquons votre nom et votre téléphone à l’hôte, et nous ne vendons aucune donnée vous concernant.',
    updated: 'Dernière modification le %{date}',
    sections: {
      who: {
        title: 'Responsable du traitement',
        text: '%{operator}\n\nVous nous joignez à %{email}. Cubby est un logiciel libre : qui en exploite une copie en est responsable.',
      },
      what: {
        title: 'Ce que nous conservons',
        text: 'Pour une réservation : votre nom, e-mail, téléphone, la consigne, les horaires, le nombre de bagages et ce qui a été payé.\n\nPour un compte : les mêmes données, votre langue et si vous souhaitez recevoir nos e-mails. Un mot de passe n’est conservé que sous forme d’empreinte irréversible.\n\nPour la sécurité : un identifiant aléatoire pour votre navigateur et de brèves notes sur les échecs de connexion. Les journaux ne contiennent jamais de code, de carte ni d’e-mail complet.',
      },
      why: {
        title: 'Finalités et bases légales',
        text: 'Conclure et exécuter les réservations, tenir votre compte et vous répondre : notre contrat avec vous (art. 6, § 1, b RGPD). Tenir la comptabilité et payer les impôts : une obligation légale (c). Empêcher les abus et trouver les pannes : notre intérêt légitime à un site sûr qui fonctionne (f). Compter les visites et vous envoyer des nouvelles : votre consentement (a).',
      },
      must: {
        title: 'Devez-vous donner ces données',
        text: 'Aucune loi ne vous y oblige. Mais sans nom, e-mail, téléphone et paiement, il n’y a pas de contrat, et personne ne pourrait vous rendre vos bagages. Tout le reste est facultatif.',
      },
      card: {
        title: 'Votre carte',
        text: 'Les numéros de carte vont directement de votre navigateur à notre prestataire de paiement. Nous voyons seulement les quatre derniers chiffres, si le paiement a réussi et, pendant %{cards} jours, un identifiant fourni par le prestataire, le même pour chaque paiement avec cette carte. Il nous montre quand une même carte sert à signaler sans cesse des lieux fermés. Une carte que vous gardez pour la prochaine fois y est conservée aussi, jusqu’à ce que vous la supprimiez ou que vous supprimiez votre compte.',
      },
      host: {
        title: 'Ce que voit l’hôte',
        text: 'Votre nom, votre téléphone, vos horaires, le nombre de bagages et le code PIN de votre pass. Il voit aussi ce que vous lui écrivez. Ni votre e-mail, ni votre carte, ni vos réservations ailleurs.',
      },
      location: {
        title: 'Où vous êtes',
        text: 'Quand vous touchez « Utiliser ma position », votre navigateur nous transmet une fois votre position, pour montrer ce qui est proche. Nous ne l’enregistrons pas.',
      },
      map: {
        title: 'Cartes',
        openfreemap:
          'Les cartes viennent d’OpenFreeMap, dont les serveurs voient alors votre adresse IP et la partie de la carte que vous regardez. Ils ne déposent pas de cookies. Les cartes montrées en image viennent de nous.',
        own: 'Les cartes viennent de notre propre serveur. Personne d’autre n’apprend quelle partie d’une carte vous regardez.',
        style:
          'Les cartes viennent de %{host} et des serveurs que nomme son style. Ils voient votre adresse IP et la partie de la carte que vous regardez. Les cartes montrées en image viennent de nous.',
      },
      texts: {
        title: 'Textes des hôtes et des voyageurs',
        text: 'Ce que les hôtes écrivent sur leur établissement, les voyageurs dans leurs avis et les deux l’un à l’autre au sujet d’une réservation est transmis à un service de traduction, afin que vous puissiez le lire dans votre langue : le texte seul, sans le nom des personnes qui l’écrivent ou le lisent ; dans les messages, les numéros de téléphone, adresses e-mail et liens sont masqués.',
      },
      counting: {
        title: 'Compter les visites',
        text: 'Seulement si vous l’acceptez. Nous comptons alors pages et réservations sous un identifiant aléatoire, sans nom ni adresse, et effaçons le tout après quatre-vingt-dix jours. Vous pouvez retirer votre consentement à tout moment sur la page Cookies.',
      },
      others: {
        title: 'Qui reçoit des données',
        text: 'Nos sous-traitants, chacun pour sa part : l’hébergeur de nos serveurs, le service qui envoie nos e-mails et, s’ils sont utilisés, ceux qui trouvent les adresses et signalent les pannes.\n\nD’autres décident eux-mêmes : l’hôte, le prestataire de paiement, l’exploitant des casiers réservés, ainsi que Google ou Apple si vous vous connectez par eux.',
      },
      transfers: {
        title: 'Hors d’Europe',
        text: 'Certains peuvent traiter des données hors de l’Espace économique européen. Une décision d’adéquation de la Commission européenne ou ses clauses contractuelles types garantissent alors le même niveau de protection. Nous vous en envoyons une copie sur demande.',
      },
      long: {
        title: 'Combien de temps',
        text: 'Réservations et paiements : aussi longtemps que la loi comptable et fiscale l’exige. Réservations que vous n’avez pas payées : %{holds} jours. Photos prises au dépôt ou au retrait : jusqu’à %{pictures} jours après le retrait. Messages entre vous et un hôte : %{messages} jours, et plus seulement tant qu’un signalement sur la réservation est ouvert. E-mails que nous vous avons envoyés : %{mails} jours. Visites comptées : %{visits} jours. Navigateurs avec lesquels vous vous êtes connecté : %{known_browsers} jours après leur dernière utilisation. Les codes de connexion sont valables 10 minutes et effacés après un jour. Comptes : jusqu’à ce que vous les supprimiez. Vos données sont alors anonymisées et seuls les montants restent. Si vous avez seulement regardé le site sans compte : %{guests} jours.',
      },
      automatic: {
        title: 'Décisions automatisées',
        text: 'Aucune décision ayant un effet juridique pour vous, ou un poids comparable, n’est prise par une machine seule (art. 22 RGPD), et nous n’établissons aucun profil.',
      },
      rights: {
        title: 'Vos droits',
        text: 'Vous disposez des droits d’accès, de rectification, d’effacement, de limitation et de portabilité, et du droit de vous opposer à un traitement fondé sur notre intérêt légitime. Vous pouvez retirer un consentement à tout moment ; ce qui a été fait jusque-là reste licite. Presque tout se fait dans votre profil ; pour le reste, écrivez-nous. Vous pouvez aussi saisir une autorité de contrôle, par exemple celle du pays où vous vivez (en France, la CNIL).',
      },
    },
  },
};
