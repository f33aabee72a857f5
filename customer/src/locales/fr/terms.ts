import type { Words } from '../words.ts';

export const words: Words<'terms'> = {
  terms: {
    title: 'Conditions générales',
    description: 'Les règles pour les voyageurs qui confient leurs bagages à des hôtes par Cubby.',
    intro:
      'Ces conditions s’appliquent entre vous, l’hôte qui garde vos bagages et l’exploitant de ce site. Nous avons essayé de les rendre lisibles.',
    updated: 'Dernière modification le %{date}',
    sections: {
      operator: { title: 'Mentions légales' },
      parties: {
        title: 'Parties au contrat',
        text: 'Par ce site, vous concluez deux contrats : l’un avec l’hôte, un établissement professionnel qui garde vos bagages, l’autre avec l’exploitant, qui organise la réservation, encaisse le paiement pour l’hôte et répond de la garantie.',
      },
      booking: {
        title: 'Réservation',
        text: 'Les consignes et les prix affichés n’engagent pas encore. Avec le bouton « Payer », vous faites une offre ferme avec obligation de paiement ; les contrats sont conclus avec la confirmation par e-mail. Jusque-là, vous pouvez revenir à chaque étape et corriger vos données. Nous conservons ce qui a été convenu ; vous le trouvez dans vos réservations. Les contrats peuvent être conclus dans chaque langue de ce site. Pendant le paiement, la place vous est réservée quinze minutes. Si le paiement arrive plus tard et que la place n’est plus libre, il est remboursé aussitôt.',
      },
      price: {
        title: 'Prix, taxes et paiement',
        text: 'Le prix est celui de la dernière étape de la réservation. C’est le prix total : bagages, frais de réservation, garantie, arbres choisis et taxes comprises. Il est dû à la réservation. Les jours sont des jours calendaires sur place.',
      },
      withdrawal: {
        title: 'Droit de rétractation',
        text: 'Les consommateurs de l’Union européenne peuvent se rétracter de ces contrats dans les quatorze jours suivant la réservation, sans donner de motif. Un message à %{email} suffit, et ce que vous avez payé vous est remboursé sous quatorze jours par le même moyen de paiement.\n\nSi vous réservez une garde qui commence plus tôt, vous demandez qu’elle commence pendant ce délai. Pour ce qui a été fourni jusqu’à la rétractation, vous devez une part proportionnelle du prix. Une fois les bagages gardés et rendus, le droit s’éteint. Là où la loi prévoit une exception pour les services à date fixe, seule la section suivante s’applique.',
      },
      change: {
        title: 'Modifier et annuler',
        text: 'Vous pouvez modifier horaires et bagages dans la limite des places. %{refunds} Il en va de même pour la part du prix qu’une modification économise ; ce qui n’est pas remboursé compte pour une augmentation ultérieure. L’argent revient sur votre moyen de paiement ou, avec un compte et si vous le souhaitez, en avoir. Si la consigne était fermée ou a refusé vos bagages sans motif valable, vous pouvez aussitôt changer de consigne sans frais ou, avec un compte, recevoir le prix en avoir, quelle que soit l’heure ; il est remboursé sur votre moyen de paiement dès que la consigne le reconnaît, que notre équipe confirme votre signalement ou après 48 heures sans réponse. Si notre équipe rejette le signalement, l’avoir non utilisé est retiré.',
      },
      bags: {
        title: 'Ce qui peut être gardé',
        text: 'Bagages et affaires de voyage ordinaires. Sont exclus : argent liquide, documents, bijoux, médicaments indispensables, denrées périssables, êtres vivants, armes, drogues et tout ce qui brûle, coule, sent ou est interdit. Un hôte peut regarder dans un bagage s’il a des raisons de craindre pour la sécurité, et le refuser.',
      },
      handover: {
        title: 'Dépôt et retrait',
        text: 'Indiquez le nombre et la taille exacts de vos bagages, et fermez-les bien. Montrez votre pass. Chaque bagage reçoit une étiquette, et les deux remises sont enregistrées. Les bagages sont rendus à qui montre le pass ou un code PIN que vous avez créé : gardez-les pour vous. Retirez vos bagages aux heures d’ouverture et avant la fin de la réservation.',
      },
      late: {
        title: 'Retrait tardif',
        text: 'Un bagage qui reste plus longtemps est facturé par jour au prix de la réservation. Après trente jours sans nouvelles de vous, l’hôte peut le remettre aux objets trouvés.',
      },
      guarantee: {
        title: 'Garantie',
        text: 'En cas de perte, de vol ou de dommage pendant la garde, la garantie rembourse la valeur du bien jusqu’à la somme indiquée pour la devise de la consigne. Elle ne couvre ni ce qui ne peut pas être gardé, ni l’usure, ni les dommages indirects, comme un voyage manqué. Déclarez le dommage dans votre réservation, dans les sept jours suivant le retrait. La valeur au moment du dommage est payée par virement sur un compte que vous indiquez ; plusieurs réclamations pour un bagage partagent une seule garantie. La garantie s’ajoute à vos droits légaux et n’en retire aucun.',
      },
      liability: {
        title: 'Responsabilité',
        text: 'L’hôte répond de vos bagages selon le droit du dépôt applicable sur place ; l’exploitant répond de ses propres prestations. En cas de dol ou de faute lourde, d’atteinte à la vie, au corps ou à la santé, et partout où la loi l’impose, la responsabilité est illimitée. En cas de faute légère, l’exploitant ne répond que du manquement à une obligation essentielle du contrat, et alors du dommage prévisible.',
      },
      reviews: {
        title: 'Avis',
        text: 'Seules les personnes dont la réservation a eu lieu peuvent donner un avis. Nous publions ce qui est loyal et porte sur la réservation, en bien ou en mal, et masquons, avec un motif, ce qui insulte, fait de la publicité ou nomme autrui.',
      },
      account: {
        title: 'Votre compte',
        text: 'Protégez votre messagerie, c’est votre clé. Prévenez-nous si vous pensez que quelqu’un d’autre l’a utilisée. Vous pouvez supprimer votre compte à tout moment dans votre profil.',
      },
      complaints: {
        title: 'Réclamations et litiges',
        text: 'Écrivez d’abord à %{email} : presque tout se règle ainsi.',
      },
      law: {
        title: 'Droit applicable et tribunaux',
        text: 'Le droit du pays où l’exploitant a son siège s’applique. En tant que consommateur, vous conservez la protection des règles impératives du pays où vous vivez, et vous pouvez y saisir le tribunal.',
      },
      changes: {
        title: 'Modification des conditions',
        text: 'Une réservation suit les conditions affichées ici au moment où elle a été faite. Nous pouvons les modifier pour les réservations suivantes ; la date ci-dessus indique la dernière modification. Si une clause n’est pas valable, les autres restent applicables.',
      },
    },
  },
};
