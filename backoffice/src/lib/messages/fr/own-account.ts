export const words = {
  own_email: {
    change: 'Modifier l’adresse e-mail',
    next: 'Nouvelle adresse e-mail',
    send: 'Envoyer le code',
    sent: 'Nous avons envoyé un code à %{email}.',
    link: 'Nous avons envoyé un lien à %{email}. Ouvrez-le pour confirmer l’adresse.',
    follow: 'Utiliser pour votre compte l’adresse qui a reçu cet e-mail ? Toutes les autres sessions seront fermées.',
    use: 'Changer d’adresse',
    link_over: 'Ce lien ne fonctionne plus : il a déjà servi ou date de plus d’une heure.',
    back: 'Retour',
    confirm: 'Confirmer',
    saved: 'Votre adresse e-mail a été modifiée et vos autres sessions sont fermées.',
    same: 'C’est déjà votre adresse e-mail.',
  },
  deletion: {
    open: 'Supprimer le compte',
    title: 'Supprimer mon compte',
    intro: 'Avant de vous décider : voici exactement ce qui se passerait maintenant.',
    blocked: 'Votre compte ne peut pas encore être supprimé',
    blocked_text: 'Nous gardons encore vos bagages. Récupérez-les d’abord, puis revenez.',
    blocked_hosted:
      'Vous avez encore %{smart_count} réservation de voyageurs. |||| Vous avez encore %{smart_count} réservations de voyageurs.',
    person: 'Votre nom, votre adresse e-mail, vos numéros de téléphone et votre mot de passe sont supprimés.',
    books:
      'Les réservations et les paiements restent dans notre comptabilité, comme la loi l’exige, mais sans votre nom.',
    cancelled:
      '%{smart_count} réservation à venir est annulée : |||| %{smart_count} réservations à venir sont annulées :',
    credit: 'Vous perdez un avoir de %{amount}.',
    reviews:
      '%{smart_count} de vos avis reste, sans votre nom. |||| %{smart_count} de vos avis restent, sans votre nom.',
    stashpoints:
      '%{smart_count} de vos consignes passe hors ligne. |||| %{smart_count} de vos consignes passent hors ligne.',
    people:
      '%{smart_count} personne qui travaille pour vous est déconnectée. |||| %{smart_count} personnes qui travaillent pour vous sont déconnectées.',
    devices:
      '%{smart_count} appareil de vos comptoirs est retiré. |||| %{smart_count} appareils de vos comptoirs sont retirés.',
    understood: 'Je comprends que c’est irréversible',
    confirm: 'Supprimer mon compte',
    changed: 'Quelque chose a changé entre-temps. Relisez la liste.',
  },
};
