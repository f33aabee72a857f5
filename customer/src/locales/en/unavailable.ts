export const words = {
  unavailable: {
    title: 'Another place for your bags',
    inactive: {
      title: '%{place} takes no bookings at the moment',
      text: 'Hosts take a break now and then. Your bags are just as welcome a few streets away.',
    },
    closed: {
      title: '%{place} is closed at that time',
      text: 'Drop-off %{dropoff}, pick-up %{pickup}: these places are open at both times.',
    },
    full: {
      title: '%{place} is full at that time',
      text: 'Drop-off %{dropoff}, pick-up %{pickup}: these places still have room for %{bags}.',
    },
    open: {
      title: '%{place} has room for you',
      text: 'It can be booked for these times again. Or have a look at what else is near.',
    },
    toPlace: 'See %{place}',
    otherTimes: 'Choose other times',
    nearby: 'Nearest first',
    none: 'Nothing nearby at that time',
    noneText: 'Within five kilometres everything is full or closed. Another time often works.',
    search: 'Search %{in}',
  },
};
