export const words = {
  currencies: {
    title: 'Devises',
    count: '%{smart_count} devise |||| %{smart_count} devises',
    search: 'Chercher un code',
    none: 'Aucune devise ne correspond',
    none_text: 'Effacez les filtres pour les voir toutes.',
    any: 'Toutes',
    field: {
      code: 'Devise',
      active: 'Réservable',
    },
    symbol: 'Symbole',
    minor: 'Plus petites unités par unité',
    places: 'Consignes',
    open: 'Réservations en cours',
    switch: 'Bascule',
    off: 'Désactiver',
    turn_on: 'Activer',
    off_title: 'Fermer les réservations en %{code} ?',
    on_title: 'Ouvrir les réservations en %{code} ?',
    off_places:
      '%{smart_count} consigne quitte aussitôt la recherche et les cartes et n’est plus réservable. |||| %{smart_count} consignes quittent aussitôt la recherche et les cartes et ne sont plus réservables.',
    off_stays:
      '%{smart_count} réservation payée est conservée et reste modifiable ou annulable. |||| %{smart_count} réservations payées sont conservées et restent modifiables ou annulables.',
    on_places:
      '%{smart_count} consigne est de nouveau visible et réservable. |||| %{smart_count} consignes sont de nouveau visibles et réservables.',
    is_off: 'Plus rien n’est réservable en %{code}.',
    is_on: 'Les consignes en %{code} sont de nouveau réservables.',
    facts: 'Données',
    history: 'Historique',
  },
};
