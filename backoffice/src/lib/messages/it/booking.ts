export const words = {
  booking: {
    event: {
      change_made:
        'Ritiro ora il %{pickup}, %{smart_count} bagaglio |||| Ritiro ora il %{pickup}, %{smart_count} bagagli',
      proposed_by: {
        host: 'L’host ha proposto un ritiro più tardi: %{pickup}',
        staff: 'Cubby ha proposto un ritiro più tardi: %{pickup}',
      },
    },
    custody: {
      checked_in: '%{smart_count} bagaglio preso in consegna |||| %{smart_count} bagagli presi in consegna',
      checked_out: '%{smart_count} bagaglio restituito |||| %{smart_count} bagagli restituiti',
      bags_corrected: 'Numero di bagagli corretto da %{before} a %{after}',
      refused: 'Bagagli non accettati: %{reason}',
      missed: 'Annotato che non è venuto nessuno',
      said_collected:
        'Secondo il viaggiatore: %{smart_count} bagaglio ritirato |||| Secondo il viaggiatore: %{smart_count} bagagli ritirati',
      settled: 'Chiuso in seguito: il viaggiatore ha i bagagli',
      settled_reviewed: 'Chiuso in seguito: il viaggiatore ha recensito la sosta',
      tags: 'Etichette %{tags}',
      who_on: '%{who} su %{device}',
      collector: 'Ritirato da %{name}',
      heard: 'ricevuto il %{time}',
      actor: {
        host: 'L’host',
        traveller: 'Il viaggiatore',
        staff: 'Cubby',
        system: 'Annotato automaticamente',
      },
      reason: {
        closed: 'chiuso',
        full: 'pieno',
        too_big: 'troppo grande',
        unsafe: 'non sicuro da custodire',
      },
    },
  },
};
