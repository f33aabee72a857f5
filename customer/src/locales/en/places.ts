export const words = {
  cities: {
    title: 'All cities with luggage storage',
    intro: 'Choose a city to see its places, or type to narrow the list.',
    filter: 'City or country',
    none: 'No cities found',
    noneText: 'Check the spelling, or try a larger city nearby.',
  },
  placeCosts: {
    title: 'Prices %{in}',
    firstDay: 'per bag for the first day, fees included',
    furtherDay: 'per additional day',
    cover: 'maximum guarantee per bag',
    how: 'How prices work',
    byPart: 'Lowest prices by area',
    from: 'from %{price}',
  },
};
