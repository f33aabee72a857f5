import type { Words } from '../words.ts';

export const words: Words<'terms'> = {
  terms: {
    title: 'Conditions générales',
    description: 'Les règles pour les voyageurs qui confient leurs bagages à des hôtes par Cubby.',
    intro:
      'Ces règles valent entre vous, l’hôte qui garde vos bagages et l’exploitant de ce site. Nous avons essayé de les rendre lisibles.',
    updated: 'Dernière modification le %{date}',
    sections: {
      parties: {
        title: 'Qui s’engage envers qui',
        text: 'Par ce site, vous concluez deux accords : l’un avec l’hôte, qui garde vos bagages, l’autre avec l’exploitant, qui organise la réservation, reçoit le paiement et répond de la garantie.',
      },
      booking: {
        title: 'Réservation',
        text: 'Montrer adresses et prix est une invitation. En payant, vous faites une offre ; avec la confirmation, la réservation est faite. Pendant le paiement, la place est gardée quinze minutes. Si le paiement arrive plus tard et que la place est prise, l’argent revient aussitôt.',
      },
      price: {
        title: 'Prix et paiement',
        text: 'Le prix est celui de la dernière étape ; il comprend bagages, frais, garantie et arbres choisis. Il est dû à la réservation. Les jours sont des jours du calendrier sur place.',
      },
      change: {
        title: 'Modifier et annuler',
        text: 'Vous pouvez modifier horaires et bagages dans la limite des places. %{refunds} L’argent revient sur votre carte ou, avec un compte, en crédit. Si l’adresse était fermée ou a refusé vos bagages, tout est remboursé, quelle que soit l’heure.',
      },
      bags: {
        title: 'Ce qui peut être déposé',
        text: 'Bagages et affaires de voyage ordinaires. Pas : argent liquide, documents, bijoux, médicaments indispensables, denrées périssables, êtres vivants, armes, drogues, ni ce qui brûle, coule, sent ou est interdit. Un hôte peut regarder dans un bagage s’il craint pour la sécurité, et le refuser.',
      },
      handover: {
        title: 'Dépôt et retrait',
        text: 'Montrez votre passe. Chaque bagage reçoit une étiquette, les deux remises sont notées. Les bagages sont rendus à qui montre le passe ou un PIN que vous avez créé. Retirez-les aux heures d’ouverture et avant la fin de la réservation.',
      },
      late: {
        title: 'Retrait tardif',
        text: 'Un bagage qui reste plus longtemps est facturé par jour au prix de la réservation. Après trente jours sans nouvelles, l’hôte peut le remettre aux objets trouvés.',
      },
      guarantee: {
        title: 'Garantie et responsabilité',
        text: 'En cas de perte, de vol ou de dommage pendant la garde, la garantie paie jusqu’à la somme indiquée pour la monnaie de l’adresse. Les déclarations se font dans les sept jours suivant le retrait. Les droits auxquels la loi ne permet pas de renoncer demeurent.',
      },
      reviews: {
        title: 'Avis',
        text: 'Seuls ceux qui sont venus peuvent donner un avis. Nous publions ce qui est juste et parle du dépôt, et masquons, avec un motif, ce qui insulte, fait de la publicité ou nomme autrui.',
      },
      account: {
        title: 'Votre compte',
        text: 'Protégez votre messagerie, c’est votre clé. Prévenez-nous si vous pensez que quelqu’un l’a utilisée. Vous pouvez supprimer votre compte à tout moment dans votre profil.',
      },
      law: {
        title: 'Droit et litiges',
        text: 'Le droit du pays où siège l’exploitant s’applique, avec les droits des consommateurs du pays où vous vivez. Avant tout procès, écrivez-nous : presque tout se règle par un message.',
      },
    },
  },
};
