export const words = {
  booking: {
    event: {
      change_made:
        'Retrait désormais le %{pickup}, %{smart_count} bagage |||| Retrait désormais le %{pickup}, %{smart_count} bagages',
      proposed_by: {
        host: 'L’hôte a proposé un retrait plus tard : %{pickup}',
        staff: 'Cubby a proposé un retrait plus tard : %{pickup}',
      },
    },
    custody: {
      checked_in: '%{smart_count} bagage pris en charge |||| %{smart_count} bagages pris en charge',
      checked_out: '%{smart_count} bagage rendu |||| %{smart_count} bagages rendus',
      bags_corrected: 'Nombre de bagages corrigé de %{before} à %{after}',
      refused: 'Bagages non acceptés : %{reason}',
      missed: 'Noté que personne n’est venu',
      said_collected:
        'Selon le voyageur : %{smart_count} bagage repris |||| Selon le voyageur : %{smart_count} bagages repris',
      settled: 'Clos après coup : le voyageur a ses bagages',
      settled_reviewed: 'Clos après coup : le voyageur a donné son avis',
      tags: 'Étiquettes %{tags}',
      who_on: '%{who} sur %{device}',
      collector: 'Retiré par %{name}',
      heard: 'reçu le %{time}',
      actor: {
        host: 'L’hôte',
        traveller: 'Le voyageur',
        staff: 'Cubby',
        system: 'Noté automatiquement',
      },
      reason: {
        closed: 'fermé',
        full: 'complet',
        too_big: 'trop grand',
        unsafe: 'pas sûr à garder',
      },
    },
  },
};
