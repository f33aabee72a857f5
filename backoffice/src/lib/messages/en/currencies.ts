export const words = {
  currencies: {
    title: 'Currencies',
    count: '%{smart_count} currency |||| %{smart_count} currencies',
    search: 'Search code',
    none: 'No currency fits',
    none_text: 'Clear the filters to see all of them.',
    any: 'On and off',
    field: {
      code: 'Currency',
      active: 'On sale',
    },
    symbol: 'Symbol',
    minor: 'Smallest units in one',
    places: 'Places charging in it',
    open: 'Open stays',
    switch: 'Switch',
    off: 'Switch off',
    turn_on: 'Switch on',
    off_title: 'Stop selling in %{code}?',
    on_title: 'Sell in %{code}?',
    off_places:
      '%{smart_count} place leaves search, maps and sale at once. |||| %{smart_count} places leave search, maps and sale at once.',
    off_stays:
      '%{smart_count} paid stay is kept; it can still be changed or called off. |||| %{smart_count} paid stays are kept; they can still be changed or called off.',
    on_places: '%{smart_count} place is found and sold again. |||| %{smart_count} places are found and sold again.',
    is_off: 'Nothing is sold in %{code} any more.',
    is_on: 'Places in %{code} are on sale.',
    facts: 'Facts',
    history: 'History',
  },
};
