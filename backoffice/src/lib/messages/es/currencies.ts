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
      active: 'A la venta',
    },
    symbol: 'Símbolo',
    minor: 'Unidades mínimas en una',
    places: 'Lugares que cobran en ella',
    open: 'Estancias abiertas',
    switch: 'Cambiar',
    off: 'Apagar',
    turn_on: 'Encender',
    off_title: '¿Dejar de vender en %{code}?',
    on_title: '¿Vender en %{code}?',
    off_places:
      '%{smart_count} lugar desaparece enseguida de la búsqueda, los mapas y la venta. |||| %{smart_count} lugares desaparecen enseguida de la búsqueda, los mapas y la venta.',
    off_stays:
      'Se mantiene %{smart_count} estancia pagada; aún se puede cambiar o cancelar. |||| Se mantienen %{smart_count} estancias pagadas; aún se pueden cambiar o cancelar.',
    on_places:
      '%{smart_count} lugar vuelve a encontrarse y venderse. |||| %{smart_count} lugares vuelven a encontrarse y venderse.',
    is_off: 'Ya no se vende nada en %{code}.',
    is_on: 'Los lugares en %{code} están a la venta.',
    facts: 'Datos',
    history: 'Historial',
  },
};
