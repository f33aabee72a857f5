import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type FakeApi, refuse } from '../../../tests/harness/fake-api.ts';
import { withFrames } from '../../testing/frames.ts';
import { fakeApi, fill, openSite } from '../../testing/open-site.tsx';
import { appContext, user as traveller } from '../../testing/site-records.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const label = (text: string | RegExp) => screen.findByLabelText(text);
const POSITION = { latitude: 51.53, longitude: -0.12, accuracy: 10 };

let api: FakeApi;

beforeEach(() => {
  api = fakeApi();
  withFrames();
  // The device reports a position at the door; the map itself needs a real browser.
  vi.stubGlobal('navigator', {
    ...navigator,
    userAgent: navigator.userAgent,
    language: 'en',
    languages: ['en'],
    clipboard: navigator.clipboard,
    geolocation: { getCurrentPosition: (found: (at: object) => void) => found({ coords: POSITION }) },
  });
});

async function open(visit = {}) {
  const { user } = await openSite('/becomeahost', visit);
  const apply = async () => {
    await fill(user, await label(/^First name/), 'Ada');
    await fill(user, await label(/^Last name/), 'Byron');
    await fill(user, await label(/^Email address/), 'Ada@Example.org');
    await fill(user, await label(/^Phone number/), '+442079460019');
    await fillStashpoint();
  };
  const fillStashpoint = async () => {
    await fill(user, await label(/^Business name/), 'Corner Books');
    await fill(user, await label(/^Street and number/), '1 High Street');
    await fill(user, await label(/^Postal code/), 'N1 9AL');
    await user.click(screen.getByRole('checkbox', { name: /I am authorised to act for this business/ }));
  };
  return { user, apply, fillStashpoint };
}

describe('the application of a host', () => {
  it('focuses the first invalid field, and lists every problem', async () => {
    const { user } = await open();
    await user.click(await button('Submit my place'));
    expect((await screen.findAllByText('This field is required.')).length).toBeGreaterThanOrEqual(5);
    expect(screen.getByText('Choose your city or a nearby landmark.')).toBeTruthy();
    expect(screen.getByText('Tick this box to continue.')).toBeTruthy();
    const firstName = await label(/^First name/);
    await waitFor(() => expect(document.activeElement).toBe(firstName), { timeout: 5_000 });
    expect(api.calls('createHost')).toEqual([]);
  });

  it.each([
    ['0', true],
    ['501', true],
    ['2.5', true],
    ['500', false],
    ['1', false],
  ])('with space for %s bags is invalid: %s', async (capacity, wrong) => {
    const { user } = await open();
    await fill(user, await label(/^Capacity \(number of bags\)/), capacity);
    await user.click(await button('Submit my place'));
    await screen.findByText('Tick this box to continue.');
    expect((await label(/^Capacity \(number of bags\)/)).getAttribute('aria-invalid')).toBe(String(wrong));
  });

  it('of a signed-in traveller has their details and a fixed address', async () => {
    await open({ user: traveller() });
    expect(await label(/^First name/)).toHaveProperty('value', 'Maya');
    const email = (await label(/^Email address/)) as HTMLInputElement;
    expect(email.readOnly || email.disabled).toBe(true);
  });
});

describe('the opening hours of a week', () => {
  const day = (name: string) => screen.findByRole('checkbox', { name });
  const from = (name: string) => screen.queryByLabelText(`${name}: from`) as HTMLInputElement | null;

  it('start with common shop hours', async () => {
    await open();
    expect(await day('Saturday')).toHaveProperty('checked', true);
    expect(await day('Sunday')).toHaveProperty('checked', false);
    expect(from('Monday')?.value).toBe('09:00');
    expect(from('Sunday')).toBeNull();
  });

  it('can be the same every day', async () => {
    const { user } = await open();
    fireEvent.change(await label('Monday: from'), { target: { value: '07:30' } });
    await user.click(await button('Copy Monday to every day'));
    expect(from('Sunday')?.value).toBe('07:30');
    expect(from('Thursday')?.value).toBe('07:30');
  });

  it('can’t be empty', async () => {
    const { user } = await open();
    for (const name of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'])
      await user.click(await day(name));
    await user.click(await button('Submit my place'));
    expect(await screen.findByText('Choose at least one opening day and enter its hours.')).toBeTruthy();
  });

  it('can’t have an open day without times', async () => {
    const { user } = await open();
    fireEvent.change(await label('Tuesday: until'), { target: { value: '' } });
    await user.click(await button('Submit my place'));
    expect(await screen.findByText('Choose at least one opening day and enter its hours.')).toBeTruthy();
  });

  it('name their days in the reader’s language', async () => {
    await openSite('/de/becomeahost');
    expect(await day('Montag')).toBeTruthy();
  });
});

describe('the estimated earnings', () => {
  const result = () => within(screen.getByRole('status')).getByText(/a month$/).textContent;

  it('grow with the number of bags', async () => {
    await open();
    const bags = await screen.findByRole('slider', { name: 'Bags per day' });
    const before = result();
    fireEvent.change(bags, { target: { value: 40 } });
    expect(result()).not.toBe(before);
    expect(bags.getAttribute('aria-valuetext')).toBe('40');
  });

  it('are not estimated if no prices are known', async () => {
    const statistics = { ...appContext().data.statistics, lowest_prices_per_bag_by_currency_code: {} };
    api.on('getAppContext', appContext({ statistics }));
    await open();
    await button('Submit my place');
    expect(screen.queryByText('What you could earn')).toBeNull();
  });

  it('are calculated in the chosen currency', async () => {
    const statistics = {
      ...appContext().data.statistics,
      lowest_prices_per_bag_by_currency_code: { GBP: 400, EUR: 500 },
      currencies: [
        { code: 'GBP', minor_in_major: 100 },
        { code: 'EUR', minor_in_major: 100 },
      ],
    };
    api.on('getAppContext', appContext({ statistics }));
    const { user } = await open();
    expect(result()).toContain('£');
    await user.selectOptions(await label('Currency'), 'EUR');
    await waitFor(() => expect(result()).toContain('€'));
  });
});

describe('the response to an application', () => {
  it('leads to the sign-in and back if the address has an account', async () => {
    api.on('createHost', refuse('EMAIL_ALREADY_EXISTS'));
    const { user, apply } = await open();
    await apply();
    await user.click(await button(/my location|where I am|current location/i));
    await user.click(await button('Submit my place'));
    expect(await screen.findByText(/Sign in to add your place to it\./)).toBeTruthy();
    expect(api.calls('createHost')[0]?.body).toMatchObject({
      email: 'ada@example.org',
      business_name: 'Corner Books',
      latitude: 51.53,
      longitude: -0.12,
      capacity: 10,
      language: 'en',
    });
    expect(api.calls('createHost')[0]?.body.opening_hours).toHaveLength(6);
  });
});
