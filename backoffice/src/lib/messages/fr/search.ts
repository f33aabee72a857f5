export const words = {
  search: {
    title: 'Rechercher partout',
    button: 'Rechercher',
    label: 'Réservation, nom, e-mail, téléphone, consigne ou code',
    hint: 'Saisissez au moins deux caractères : numéro de réservation, étiquette, nom, adresse e-mail, numéro de téléphone, consigne, ville ou code.',
    none: 'Aucun résultat. Vérifiez l’orthographe ou essayez le numéro de réservation.',
    recent: 'Derniers ouverts',
  },
};
