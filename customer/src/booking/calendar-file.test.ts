import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const STAY = {
  id: '7KQ2M9XA4T',
  title: 'Bags at Ampersand Coffee, Euston',
  location: '12 Euston Road, London',
  dropoff: '2026-11-24T10:00:00.000Z',
  pickup: '2026-11-27T18:30:00.000Z',
  labels: { dropoff: 'Drop-off', pickup: 'Pick-up' },
  sequence: 2,
  url: 'https://cubby.example/account/bookings/7KQ2M9XA4T',
};
it('writes a stay in calendar format, in UTC and named after the booking', async () => {
  const file = calendarFile(STAY, 'hello@cubby.example');
  const text = await file.text();
  expect(file.name).toBe('cubby-7KQ2M9XA4T.ics');
  expect(text).toContain('DTSTART:20261124T100000Z');
  expect(text).toContain('DTEND:20261127T183000Z');
  expect(text).toContain('UID:7KQ2M9XA4T@cubby');
  expect(text).toContain('SUMMARY:Bags at Ampersand Coffee\\, Euston');
});

it('blocks no day: drop-off and pick-up ring an hour before, or halfway through a short stay', async () => {
  const textOf = async (own: Partial<typeof STAY> = {}) =>
    (await calendarFile({ ...STAY, ...own }, 'hello@cubby.example').text()).replace(/\r\n[ \t]/g, '');
  const text = await textOf();
  expect(text).toContain('TRANSP:TRANSPARENT');
  expect(text).toContain('X-MICROSOFT-CDO-BUSYSTATUS:FREE');
  expect(text).toContain('SEQUENCE:2');
  expect(text).toMatch(/ORGANIZER;CN="?Cubby"?:mailto:hello@cubby\.example/i);
  const rings = (of: string) => [...of.matchAll(/TRIGGER;VALUE=DATE-TIME:(\w+)/g)].map(([, instant]) => instant);
  expect(rings(text)).toEqual(['20261124T090000Z', '20261127T173000Z']);
  expect(text).toContain('DESCRIPTION:Pick-up · Bags at Ampersand Coffee\\, Euston');
  expect(rings(await textOf({ pickup: '2026-11-24T11:00:00.000Z' }))).toEqual(['20261124T090000Z', '20261124T103000Z']);
});
