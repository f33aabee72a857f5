export const words = {
  booking: {
    event: {
      change_made:
        'Recolha agora em %{pickup}, %{smart_count} mala |||| Recolha agora em %{pickup}, %{smart_count} malas',
      proposed_by: {
        host: 'O anfitrião propôs uma recolha mais tarde: %{pickup}',
        staff: 'A Cubby propôs uma recolha mais tarde: %{pickup}',
      },
    },
    custody: {
      checked_in: '%{smart_count} mala recebida |||| %{smart_count} malas recebidas',
      checked_out: '%{smart_count} mala devolvida |||| %{smart_count} malas devolvidas',
      bags_corrected: 'Número de malas corrigido de %{before} para %{after}',
      refused: 'Bagagem não aceite: %{reason}',
      missed: 'Anotado que ninguém veio',
      said_collected:
        'Segundo o viajante: %{smart_count} volume levantado |||| Segundo o viajante: %{smart_count} volumes levantados',
      settled: 'Fechado depois: o viajante tem a bagagem',
      settled_reviewed: 'Fechado depois: o viajante avaliou a estadia',
      tags: 'Etiquetas %{tags}',
      who_on: '%{who} em %{device}',
      collector: 'Recolhido por %{name}',
      heard: 'recebido em %{time}',
      actor: {
        host: 'O anfitrião',
        traveller: 'O viajante',
        staff: 'Cubby',
        system: 'Anotado automaticamente',
      },
      reason: {
        closed: 'fechado',
        full: 'cheio',
        too_big: 'grande demais',
        unsafe: 'não é seguro guardar',
      },
    },
  },
};
