import { describe, expect, it } from 'vitest';
import { applicationOf, checkApplication, EMPTY_STASHPOINT } from './host-application.ts';
import { USUAL_WEEK } from './week.ts';

const contact = {
  email: ' Marta@Example.org',
  first_name: 'Marta',
  last_name: 'Silva',
  phone_number: '+44 20 7946 0018',
};
const stashpoint = {
  ...EMPTY_STASHPOINT,
  business_name: 'Corner Books',
  address: '7 Pancras Road',
  postal_code: 'N1C 4AG',
};
const entered = { contact, country: 'IT', stashpoint, marker: { settled: true }, terms: true };

describe('an application of a host', () => {
  it('can be sent once it is complete, with the number that was typed in its country', async () => {
    const typed = { ...entered, contact: { ...contact, phone_number: '347 123 4567' } };
    expect(await checkApplication(typed)).toEqual({ sent: { ...contact, phone_number: '+393471234567' } });
  });

  it.each([
    [
      'no name',
      { stashpoint: { ...stashpoint, business_name: ' ' } },
      { stashpoint: { business_name: 'REQUIRED_DATA_CLIENT_ERROR' } },
    ],
    ['no room', { stashpoint: { ...stashpoint, capacity: '0' } }, { stashpoint: { capacity: 'INVALID_DATA' } }],
    ['half a bag', { stashpoint: { ...stashpoint, capacity: '1.5' } }, { stashpoint: { capacity: 'INVALID_DATA' } }],
    ['too much room', { stashpoint: { ...stashpoint, capacity: '501' } }, { stashpoint: { capacity: 'INVALID_DATA' } }],
    [
      'no open day',
      { stashpoint: { ...stashpoint, week: USUAL_WEEK.map((day) => ({ ...day, open: false })) } },
      { stashpoint: { week: 'REQUIRED_DATA_CLIENT_ERROR' } },
    ],
    [
      'a day without times',
      { stashpoint: { ...stashpoint, week: USUAL_WEEK.map((day) => ({ ...day, from: '' })) } },
      { stashpoint: { week: 'REQUIRED_DATA_CLIENT_ERROR' } },
    ],
    ['no marker', { marker: { settled: false } }, { marker: 'REQUIRED_DATA_CLIENT_ERROR' }],
    ['no yes to the terms', { terms: false }, { terms: 'INVALID_TERMS_CLIENT_ERROR' }],
    [
      'no phone',
      { contact: { ...contact, phone_number: '12' } },
      { contact: { phone_number: 'INVALID_PHONE_NUMBER_CLIENT_ERROR' } },
    ],
  ])('is not sent with %s', async (_what, changes, problems) => {
    expect(await checkApplication({ ...entered, ...changes })).toMatchObject({ problems });
  });

  it('sends open days as the API expects them, Monday as 0', () => {
    const body = applicationOf(contact, stashpoint, { lat: 51.5, lng: -0.1 }, 'en');
    expect(body).toMatchObject({ email: 'marta@example.org', capacity: 10, latitude: 51.5, longitude: -0.1 });
    expect(body.opening_hours).toHaveLength(6);
    expect(body.opening_hours[0]).toEqual({ day: 0, open: '09:00:00', close: '18:00:00' });
    expect(body).not.toHaveProperty('description');
  });
});
