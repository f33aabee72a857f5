import type { Language } from '@cubby/api';
import { rowStruct } from '@cubby/api/react-admin';
import { expect, it } from 'vitest';
import { type ReadableField, readableCsv } from './readable-csv.ts';

const BOOKINGS =
  'id,customer.name,dropoff,stashpoint.timezone,total_price_amount,ccy_code,state,payment_failed,booking_tag_numbers\n' +
  `BAG-1,"Ada ""X"", L",2026-06-10T09:00:00.000Z,Asia/Tokyo,-123450,JPY,no_show,true,"[""7"",""8""]"\n` +
  `BAG-2,'=1+1,2026-12-10T09:00:00.000Z,Europe/Paris,1250,EUR,confirmed,false,\n`;
const COUPONS =
  'code,costs\nA,"[{""ccy_code"":""GBP"",""discount_amount"":150},{""ccy_code"":""KRW"",""discount_amount"":900}]"\nB,[]\n';
const HEADING = { heading: '' };

it.each<[string, Language, string, string, ReadableField[], string[]]>([
  [
    'amounts beside their currency, instants on a clock that is named',
    ...(['en', 'bookings', BOOKINGS] as const),
    [
      { field: 'id', heading: 'Booking' },
      { field: 'dropoff', heading: 'Drop-off' },
      { field: 'total_price_amount', heading: 'Total' },
    ],
    [
      'Booking,Drop-off (Europe/Berlin),Total,Currency',
      'BAG-1,2026-06-10 11:00,-123450,JPY',
      'BAG-2,2026-12-10 10:00,12.50,EUR',
    ],
  ],
  [
    'a comma in amounts takes a semicolon between cells; values have names, and the place its clock',
    ...(['de', 'bookings', BOOKINGS] as const),
    [
      { field: 'dropoff', heading: 'Abgabe', clock: 'stashpoint.timezone' },
      { field: 'total_price_amount', heading: 'Gesamt' },
      { field: 'state', heading: 'Status', write: (value) => `<${value}>` },
      { field: 'payment_failed', heading: 'Abgelehnt' },
      { field: 'booking_tag_numbers', heading: 'Marken' },
    ],
    [
      'Abgabe;Gesamt;Currency;Status;Abgelehnt;Marken',
      '2026-06-10 18:00;-123450;JPY;<no_show>;ja;"7; 8"',
      '2026-12-10 10:00;12,50;EUR;<confirmed>;nein;',
    ],
  ],
  [
    'what no spreadsheet may run stays a text',
    ...(['fr', 'bookings', BOOKINGS] as const),
    [{ field: 'customer.name', heading: 'Nom' }],
    ['Nom', '"Ada ""X"", L"', "'=1+1"],
  ],
  [
    'a list of amounts is one cell, each in its currency',
    ...(['en', 'coupons', COUPONS] as const),
    [
      { field: 'code', ...HEADING },
      { field: 'costs.discount_amount', ...HEADING },
    ],
    [',,Currency', 'A,1.50; 900,GBP; KRW', 'B,,'],
  ],
])('%s', (_, language, resource, file, fields, lines) => {
  const reader = { language, timezone: 'Europe/Berlin', currency: 'Currency', yes: 'ja', no: 'nein' };
  const text = readableCsv(file, rowStruct(resource), fields, reader);
  expect(text).toBe(`\ufeff${lines.join('\r\n')}\r\n`);
});
