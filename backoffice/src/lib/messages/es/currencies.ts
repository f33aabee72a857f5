export const words = {
  currencies: {
    title: 'Monedas',
    count: '%{smart_count} moneda |||| %{smart_count} monedas',
    search: 'Busca código',
    none: 'Ninguna moneda coincide',
    none_text: 'Borra los filtros para verlas todas.',
    any: 'Todas',
    field: {
      code: 'Moneda',
      active: 'Activa',
    },
    symbol: 'Símbolo',
    minor: 'Unidades mínimas por unidad',
    places: 'Consignas',
    open: 'Reservas abiertas',
    switch: 'Cambiar',
    off: 'Desactivar',
    turn_on: 'Activar',
    off_title: '¿Dejar de admitir reservas en %{code}?',
    on_title: '¿Admitir reservas en %{code}?',
    off_places:
      '%{smart_count} consigna desaparece enseguida de la búsqueda y los mapas y ya no se puede reservar. |||| %{smart_count} consignas desaparecen enseguida de la búsqueda y los mapas y ya no se pueden reservar.',
    off_stays:
      'Se mantiene %{smart_count} reserva pagada; aún se puede cambiar o cancelar. |||| Se mantienen %{smart_count} reservas pagadas; aún se pueden cambiar o cancelar.',
    on_places:
      '%{smart_count} consigna vuelve a aparecer y a poder reservarse. |||| %{smart_count} consignas vuelven a aparecer y a poder reservarse.',
    is_off: 'Ya no se puede reservar nada en %{code}.',
    is_on: 'Las consignas en %{code} se pueden reservar.',
    facts: 'Datos',
    history: 'Historial',
  },
};
