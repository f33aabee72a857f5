import type { Operation, OperationBooking, OperationItem, OperationSums } from '@cubby/api';

export const NOTHING: OperationSums = {
  ...{ changed: 2, unchanged: 0, refused: 0, undone: 0, left: 0, bookings: 0, moving: 0, calls: 0, holds: 0 },
  ...{ costs: [], mails: [] },
};
const STRANDS: OperationSums = {
  ...NOTHING,
  ...{ bookings: 2, moving: 1, calls: 1 },
  costs: [{ currency_code: 'GBP', travellers: 200, hosts: -500, new_hosts: null, platform: null }],
  mails: [
    { to: 'travellers', count: 1, subject: 'Your booking has moved' },
    { to: 'hosts', count: 2, subject: 'A booking has moved' },
  ],
};
export const PLANNED: Operation = {
  ...{ id: 'op1', kind: 'close', state: 'planned', version: 1, created: '2026-11-23T10:00:00Z' },
  ...{ total: 2, progress: 2, reason: 'A burst pipe', undo_until: null, sums: STRANDS },
  second_mails: null,
};
const STAY: Omit<OperationBooking, 'id' | 'to'> = {
  ...{ first_name: 'Ada', last_name: 'Lovelace', phone_number: '+44 20 7946 0018' },
  ...{ dropoff: '2026-11-24T10:00:00Z', pickup: '2026-11-24T18:00:00Z', timezone: 'Europe/London' },
  ...{ bag_count: 2, bags_inside: 0, refund_amount: 0 },
  reason: 'closed',
  currency_code: 'GBP',
};
export const ITEMS: OperationItem[] = [
  {
    ...{ target_id: 'one', name: 'First Shelf, London', state: 'planned', problem: null, prices: null },
    bookings: [
      {
        ...{ ...STAY, id: 'MOVES11111', refund_amount: 200 },
        to: { id: 'near', name: 'Open All Week', location_name: 'Euston Road', distance_km: 0.3 },
      },
      { ...STAY, id: 'CALLS11111', to: null },
    ],
  },
  {
    target_id: 'two',
    name: 'Second Shelf, London',
    state: 'refused',
    problem: 'FORBIDDEN',
    prices: null,
    bookings: [],
  },
];
