export const words = {
  currencies: {
    title: 'Moedas',
    count: '%{smart_count} moeda |||| %{smart_count} moedas',
    search: 'Procurar código',
    none: 'Nenhuma moeda corresponde',
    none_text: 'Limpe os filtros para ver todas.',
    any: 'Todas',
    field: {
      code: 'Moeda',
      active: 'Aceita reservas',
    },
    symbol: 'Símbolo',
    minor: 'Unidades mínimas por unidade',
    places: 'Locais',
    open: 'Reservas em aberto',
    switch: 'Mudar',
    off: 'Desativar',
    turn_on: 'Ativar',
    off_title: 'Deixar de aceitar reservas em %{code}?',
    on_title: 'Aceitar reservas em %{code}?',
    off_places:
      '%{smart_count} local sai de imediato da pesquisa e dos mapas e deixa de aceitar reservas. |||| %{smart_count} locais saem de imediato da pesquisa e dos mapas e deixam de aceitar reservas.',
    off_stays:
      '%{smart_count} reserva paga mantém-se e ainda pode ser alterada ou cancelada. |||| %{smart_count} reservas pagas mantêm-se e ainda podem ser alteradas ou canceladas.',
    on_places:
      '%{smart_count} local volta a aparecer e a aceitar reservas. |||| %{smart_count} locais voltam a aparecer e a aceitar reservas.',
    is_off: 'Já não são aceites reservas em %{code}.',
    is_on: 'Os locais em %{code} aceitam reservas.',
    facts: 'Dados',
    history: 'Histórico',
  },
};
