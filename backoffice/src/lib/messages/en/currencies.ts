export const words = {
  currencies: {
    title: 'Currencies',
    count: '%{smart_count} currency |||| %{smart_count} currencies',
    search: 'Search by code',
    none: 'No currencies found',
    none_text: 'Clear the filters to see all currencies.',
    any: 'On and off',
    field: {
      code: 'Currency',
      active: 'Bookable',
    },
    symbol: 'Symbol',
    minor: 'Minor units per major unit',
    places: 'Places using it',
    open: 'Open bookings',
    switch: 'On or off',
    off: 'Switch off',
    turn_on: 'Switch on',
    off_title: 'Stop bookings in %{code}?',
    on_title: 'Allow bookings in %{code}?',
    off_places:
      '%{smart_count} place will be removed from search and maps straight away and can’t be booked. |||| %{smart_count} places will be removed from search and maps straight away and can’t be booked.',
    off_stays:
      '%{smart_count} paid booking stays valid and can still be changed or cancelled. |||| %{smart_count} paid bookings stay valid and can still be changed or cancelled.',
    on_places:
      '%{smart_count} place can be found and booked again. |||| %{smart_count} places can be found and booked again.',
    is_off: 'Bookings in %{code} are now off.',
    is_on: 'Places using %{code} can be booked again.',
    facts: 'Details',
    history: 'History',
  },
};
