export const words = {
  booking: {
    event: {
      change_made:
        'Recogida ahora el %{pickup}, %{smart_count} bulto |||| Recogida ahora el %{pickup}, %{smart_count} bultos',
      proposed_by: {
        host: 'El anfitrión propuso recoger más tarde: %{pickup}',
        staff: 'Cubby propuso recoger más tarde: %{pickup}',
      },
    },
    custody: {
      checked_in: '%{smart_count} bulto recibido |||| %{smart_count} bultos recibidos',
      checked_out: '%{smart_count} bulto devuelto |||| %{smart_count} bultos devueltos',
      bags_corrected: 'Número de bultos corregido de %{before} a %{after}',
      refused: 'Equipaje no aceptado: %{reason}',
      missed: 'Anotado que no vino nadie',
      said_collected:
        'Según el viajero: %{smart_count} bulto recogido |||| Según el viajero: %{smart_count} bultos recogidos',
      settled: 'Cerrado después: el viajero tiene su equipaje',
      settled_reviewed: 'Cerrado después: el viajero valoró la estancia',
      tags: 'Etiquetas %{tags}',
      who_on: '%{who} en %{device}',
      collector: 'Recogido por %{name}',
      heard: 'recibido el %{time}',
      actor: {
        host: 'El anfitrión',
        traveller: 'El viajero',
        staff: 'Cubby',
        system: 'Anotado automáticamente',
      },
      reason: {
        closed: 'cerrado',
        full: 'lleno',
        too_big: 'demasiado grande',
        unsafe: 'no es seguro guardarlo',
      },
    },
  },
};
