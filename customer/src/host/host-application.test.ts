import { describe, expect, it } from 'vitest';
import { applicationOf, checkApplication, EMPTY_PLACE } from './host-application.ts';
import { USUAL_WEEK } from './week.ts';

const contact = {
  email: ' Marta@Example.org',
  first_name: 'Marta',
  last_name: 'Silva',
  phone_number: '+44 20 7946 0018',
};
const place = { ...EMPTY_PLACE, business_name: 'Corner Books', address: '7 Pancras Road', postal_code: 'N1C 4AG' };
const entered = { contact, place, marker: { settled: true }, terms: true };

describe('an application of a host', () => {
  it('may be sent once everything is there', async () => expect(await checkApplication(entered)).toBeNull());

  it.each([
    [
      'no name',
      { place: { ...place, business_name: ' ' } },
      { place: { business_name: 'REQUIRED_DATA_CLIENT_ERROR' } },
    ],
    ['no room', { place: { ...place, capacity: '0' } }, { place: { capacity: 'INVALID_DATA' } }],
    ['half a bag', { place: { ...place, capacity: '1.5' } }, { place: { capacity: 'INVALID_DATA' } }],
    ['too much room', { place: { ...place, capacity: '501' } }, { place: { capacity: 'INVALID_DATA' } }],
    [
      'no open day',
      { place: { ...place, week: USUAL_WEEK.map((day) => ({ ...day, open: false })) } },
      { place: { week: 'REQUIRED_DATA_CLIENT_ERROR' } },
    ],
    [
      'a day without times',
      { place: { ...place, week: USUAL_WEEK.map((day) => ({ ...day, from: '' })) } },
      { place: { week: 'REQUIRED_DATA_CLIENT_ERROR' } },
    ],
    ['no marker', { marker: { settled: false } }, { marker: 'REQUIRED_DATA_CLIENT_ERROR' }],
    ['no yes to the terms', { terms: false }, { terms: 'INVALID_TERMS_CLIENT_ERROR' }],
    [
      'no phone',
      { contact: { ...contact, phone_number: '12' } },
      { contact: { phone_number: 'INVALID_PHONE_NUMBER_CLIENT_ERROR' } },
    ],
  ])('is not sent with %s', async (_what, changes, problems) => {
    expect(await checkApplication({ ...entered, ...changes })).toMatchObject(problems);
  });

  it('says the open days as the API takes them, Monday as 0', () => {
    const body = applicationOf(contact, place, { lat: 51.5, lng: -0.1 }, 'en');
    expect(body).toMatchObject({ email: 'marta@example.org', capacity: 10, latitude: 51.5, longitude: -0.1 });
    expect(body.opening_hours).toHaveLength(6);
    expect(body.opening_hours[0]).toEqual({ day: 0, open: '09:00:00', close: '18:00:00' });
    expect(body).not.toHaveProperty('description');
  });
});
