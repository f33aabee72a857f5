import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

it('writes a stay in calendar format, in UTC and named after the booking', async () => {
  const file = calendarFile({
    id: '7KQ2M9XA4T',
    title: 'Bags at Ampersand Coffee, Euston',
    location: '12 Euston Road, London',
    dropoff: '2026-11-24T10:00:00.000Z',
    pickup: '2026-11-24T18:30:00.000Z',
    url: 'https://cubby.example/account/bookings/7KQ2M9XA4T',
  });
  const text = await file.text();
  expect(file.name).toBe('cubby-7KQ2M9XA4T.ics');
  expect(text).toContain('DTSTART:20261124T100000Z');
  expect(text).toContain('DTEND:20261124T183000Z');
  expect(text).toContain('UID:7KQ2M9XA4T@cubby');
  expect(text).toContain('SUMMARY:Bags at Ampersand Coffee\\, Euston');
});
