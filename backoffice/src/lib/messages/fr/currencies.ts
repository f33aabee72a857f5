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
      active: 'En vente',
    },
    symbol: 'Symbole',
    minor: 'Plus petites unités par unité',
    places: 'Adresses dans cette devise',
    open: 'Dépôts en cours',
    switch: 'Bascule',
    off: 'Désactiver',
    turn_on: 'Activer',
    off_title: 'Ne plus vendre en %{code} ?',
    on_title: 'Vendre en %{code} ?',
    off_places:
      '%{smart_count} adresse quitte aussitôt la recherche, les cartes et la vente. |||| %{smart_count} adresses quittent aussitôt la recherche, les cartes et la vente.',
    off_stays:
      '%{smart_count} dépôt payé est conservé et reste modifiable ou annulable. |||| %{smart_count} dépôts payés sont conservés et restent modifiables ou annulables.',
    on_places:
      '%{smart_count} adresse revient dans la recherche et la vente. |||| %{smart_count} adresses reviennent dans la recherche et la vente.',
    is_off: 'Plus rien ne se vend en %{code}.',
    is_on: 'Les adresses en %{code} sont en vente.',
    facts: 'Données',
    history: 'Historique',
  },
};
