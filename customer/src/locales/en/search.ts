export const words = {
  filters: {
    label: 'Filters',
    staffed: 'With staff',
    locker: 'Lockers',
    sort: 'Sort by',
    byDistance: 'Nearest first',
    byPopularity: 'Most booked first',
  },
};
