export const words = {
  unavailable: {
    title: 'Another place for your bags',
    inactive: {
      title: '%{place} isn’t taking bookings at the moment',
      text: 'You can book one of these places nearby instead.',
    },
    not_sold: {
      title: 'Bookings are paused %{in}',
      text: '%{place} and all other places there aren’t taking bookings at the moment. You can book as usual in other cities.',
    },
    closed: {
      title: '%{place} is closed at that time',
      text: 'Drop-off %{dropoff}, pick-up %{pickup}: these places are open at both times.',
    },
    full: {
      title: '%{place} is full at that time',
      text: 'Drop-off %{dropoff}, pick-up %{pickup}: these places still have space for %{bags}.',
    },
    open: {
      title: '%{place} has space for you',
      text: 'You can book it for these times again, or see other places nearby.',
    },
    toPlace: 'See %{place}',
    otherTimes: 'Choose other times',
    nearby: 'Nearby places',
    none: 'No nearby places at that time',
    noneText: 'Every place within 5 kilometres is full or closed. Try another time.',
    search: 'Search %{in}',
  },
};
