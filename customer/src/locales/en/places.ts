export const words = {
  cities: {
    title: 'All cities with luggage storage',
    intro: 'Pick a city to see its places, or type to narrow the list.',
    filter: 'City or country',
    none: 'No city by that name yet',
    noneText: 'Check the spelling, or try a bigger city close by.',
  },
  placeCosts: {
    title: 'What it costs %{in}',
    firstDay: 'a bag and a day, all in',
    furtherDay: 'each further day',
    cover: 'our guarantee for each bag, at most',
    how: 'How prices are made',
    byPart: 'Lowest prices by area',
    from: 'from %{price}',
  },
};
