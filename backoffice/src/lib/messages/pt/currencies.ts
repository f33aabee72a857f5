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
      active: 'À venda',
    },
    symbol: 'Símbolo',
    minor: 'Unidades mínimas numa',
    places: 'Locais nesta moeda',
    open: 'Estadias em aberto',
    switch: 'Mudar',
    off: 'Desligar',
    turn_on: 'Ligar',
    off_title: 'Deixar de vender em %{code}?',
    on_title: 'Vender em %{code}?',
    off_places:
      '%{smart_count} local sai de imediato da pesquisa, dos mapas e da venda. |||| %{smart_count} locais saem de imediato da pesquisa, dos mapas e da venda.',
    off_stays:
      '%{smart_count} estadia paga mantém-se e ainda pode ser alterada ou cancelada. |||| %{smart_count} estadias pagas mantêm-se e ainda podem ser alteradas ou canceladas.',
    on_places:
      '%{smart_count} local volta a ser encontrado e vendido. |||| %{smart_count} locais voltam a ser encontrados e vendidos.',
    is_off: 'Já nada se vende em %{code}.',
    is_on: 'Os locais em %{code} estão à venda.',
    facts: 'Dados',
    history: 'Histórico',
  },
};
