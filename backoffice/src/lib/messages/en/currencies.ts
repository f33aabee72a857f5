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
      active: 'Bookable',
    },
    symbol: 'Symbol',
    minor: 'Smallest units in one unit',
    places: 'Places charging in it',
    open: 'Open bookings',
    switch: 'Switch',
    off: 'Switch off',
    turn_on: 'Switch on',
    off_title: 'Stop bookings in %{code}?',
    on_title: 'Take bookings in %{code}?',
    off_places:
      '%{smart_count} place leaves search and maps at once and can no longer be booked. |||| %{smart_count} places leave search and maps at once and can no longer be booked.',
    off_stays:
      '%{smart_count} paid booking is kept; it can still be changed or cancelled. |||| %{smart_count} paid bookings are kept; they can still be changed or cancelled.',
    on_places:
      '%{smart_count} place can be found and booked again. |||| %{smart_count} places can be found and booked again.',
    is_off: 'Nothing can be booked in %{code} any more.',
    is_on: 'Places charging %{code} can be booked again.',
    facts: 'Facts',
    history: 'History',
  },
};
