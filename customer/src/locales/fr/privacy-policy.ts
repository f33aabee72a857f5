import type { Words } from '../words.ts';

export const words: Words<'privacy-policy'> = {
  privacyPolicy: {
    title: 'Confidentialité',
    description: 'Ce que Cubby sait de vous, pourquoi, combien de temps, et comment le faire effacer.',
    intro:
      'En bref : nous savons ce qu’une réservation demande, nous disons votre nom à l’hôte, et nous ne vendons rien sur vous à personne.',
    updated: 'Dernière modification le %{date}',
    sections: {
      who: {
        title: 'Qui est responsable',
        text: 'L’exploitant de ce site, que vous joignez à %{email}. Cubby est un logiciel libre : qui en exploite une copie en est responsable.',
      },
      what: {
        title: 'Ce que nous gardons, et pourquoi',
        text: 'Pour une réservation : votre nom, e-mail, téléphone, l’adresse, les horaires, le nombre de bagages et ce qui a été payé. Sans cela, pas de contrat, et personne ne pourrait vous rendre vos bagages.\n\nPour un compte : les mêmes données, votre langue et si vous souhaitez recevoir nos messages. Un mot de passe n’est gardé que sous forme d’empreinte irréversible.\n\nPour la sécurité : un nombre au hasard pour votre navigateur et de brèves notes sur les connexions échouées. Les journaux ne contiennent jamais de code, de carte ni d’e-mail complet.',
      },
      card: {
        title: 'Votre carte',
        text: 'Les numéros de carte vont directement de votre navigateur à notre prestataire de paiement. Nous voyons les quatre derniers chiffres et si le paiement a réussi, rien de plus.',
      },
      host: {
        title: 'Ce que voit l’hôte',
        text: 'Votre nom, vos horaires, le nombre de bagages et le PIN de votre passe. Ni votre e-mail, ni votre carte, ni vos autres réservations.',
      },
      location: {
        title: 'Où vous êtes',
        text: 'Quand vous touchez « Utiliser ma position », votre navigateur nous dit une fois où vous êtes, pour montrer ce qui est proche. Nous ne l’enregistrons pas.',
      },
      counting: {
        title: 'Compter les visites',
        text: 'Seulement si vous l’acceptez. Nous comptons alors pages et réservations sous un nombre au hasard, sans nom ni adresse, et effaçons le tout après quatre-vingt-dix jours. Vous pouvez changer d’avis sur la page des cookies.',
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
        title: 'Ce que les gens écrivent',
        text: 'Ce que les hôtes écrivent sur leur lieu et les voyageurs dans leurs avis est transmis à un service de traduction, afin que vous puissiez le lire dans votre langue : le texte seul, sans nom, et rien sur ceux qui le lisent.',
      },
      others: {
        title: 'Qui d’autre intervient',
        text: 'Le prestataire de paiement, celui qui distribue nos e-mails et celui qui fait tourner nos serveurs, chacun pour sa part. S’ils sont hors de votre pays, des contrats les tiennent aux mêmes règles.',
      },
      long: {
        title: 'Combien de temps',
        text: 'Réservations et paiements, aussi longtemps que la loi comptable le demande. Codes de connexion, dix minutes. Comptes, jusqu’à leur suppression ; votre personne devient alors anonyme et seuls les chiffres restent.',
      },
      rights: {
        title: 'Vos droits',
        text: 'Vous pouvez voir, corriger, emporter et effacer ce que nous gardons, et vous opposer à son usage. Presque tout se fait dans votre profil ; pour le reste, écrivez-nous. Vous pouvez aussi saisir l’autorité de protection des données de votre pays.',
      },
    },
  },
};
