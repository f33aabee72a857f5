export const words = {
  filters: {
    label: 'Filters',
    staffed: 'Staffed',
    locker: 'Lockers',
    sort: 'Sort by',
    byDistance: 'Distance',
    byPopularity: 'Popularity',
  },
};
