export const words = {
  booking: {
    event: {
      change_made: 'Pick-up now %{pickup}, %{smart_count} bag |||| Pick-up now %{pickup}, %{smart_count} bags',
      proposed_by: {
        host: 'The host proposed a later pick-up: %{pickup}',
        staff: 'Cubby proposed a later pick-up: %{pickup}',
      },
    },
    custody: {
      checked_in: '%{smart_count} bag taken in |||| %{smart_count} bags taken in',
      checked_out: '%{smart_count} bag given back |||| %{smart_count} bags given back',
      bags_corrected: 'Number of bags corrected from %{before} to %{after}',
      refused: 'Bags not taken: %{reason}',
      missed: 'Noted that nobody came',
      said_collected:
        'The traveller says: %{smart_count} bag collected |||| The traveller says: %{smart_count} bags collected',
      settled: 'Closed afterwards, since the traveller has the bags',
      settled_reviewed: 'Closed afterwards, since the traveller reviewed the stay',
      tags: 'Tags %{tags}',
      who_on: '%{who} on %{device}',
      collector: 'Collected by %{name}',
      heard: 'heard of %{time}',
      actor: {
        host: 'The host',
        traveller: 'The traveller',
        staff: 'Cubby',
        system: 'Noted by itself',
      },
      reason: {
        closed: 'closed',
        full: 'full',
        too_big: 'too big',
        unsafe: 'not safe to keep',
      },
    },
  },
};
