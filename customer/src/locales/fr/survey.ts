import type { Words } from '../words.ts';

export const words: Words<'survey'> = {
  survey: {
    title: 'Comment ça s’est passé ?',
    heading: 'Comment ça s’est passé, %{name} ?',
    intro: 'Deux notes, trente secondes : elles aident les prochains voyageurs à choisir.',
    stay: '%{place}, du %{dropoff} au %{pickup}',
    stashpoint: {
      question: 'Et la consigne %{place} ?',
      hint: 'Les autres voyageurs liront ce texte, avec votre prénom.',
    },
    stasher: {
      question: 'Et Cubby ?',
      hint: 'Réservation, paiement, trajet : dites-nous tout ce qui vous vient à l’esprit.',
    },
    stars: {
      1: '1 sur 5 : mauvais',
      2: '2 sur 5 : décevant',
      3: '3 sur 5 : correct',
      4: '4 sur 5 : bien',
      5: '5 sur 5 : formidable',
    },
    inWords: 'En quelques mots (facultatif)',
    noStars: 'Aucune étoile choisie',
    starsMissing: 'Choisissez entre une et cinq étoiles.',
    send: 'Envoyer l’avis',
    home: 'Retour à l’accueil',
    thanks: {
      title: 'Merci, %{name}',
      text: 'Votre avis sur %{place} est bien arrivé. Bon voyage, et à bientôt.',
    },
    done: {
      title: 'Vous avez déjà donné votre avis',
      text: 'Votre avis sur %{place} est bien arrivé. Merci, %{name} !',
    },
    left: { question: 'Avez-vous laissé vos bagages chez %{place} ?', yes: 'Oui', no: 'Non' },
    early: {
      title: 'C’est un peu tôt',
      text: 'Votre réservation chez %{place} commence le %{time}. Revenez une fois terminé nous dire comment ça s’est passé.',
    },
    cancelled: {
      title: 'Il n’y a rien à évaluer',
      text: 'Cette réservation chez %{place} a été annulée. Nous espérons vous accueillir une prochaine fois.',
    },
    unused: {
      title: 'Il n’y a rien à évaluer',
      text: 'Aucun bagage n’a été déposé chez %{place} avec cette réservation.',
    },
    wrongLink: 'Ce lien ne fonctionne pas',
    wrongLinkText:
      'Il est peut-être incomplet. Ouvrez-le de nouveau depuis l’e-mail, ou connectez-vous et consultez « Mes réservations ».',
  },
};
