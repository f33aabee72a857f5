import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { currency } from '../../../testing/console-records.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { CurrencySwitch } from './CurrencySwitch.tsx';

const button = (name: string | RegExp) => screen.findByRole('button', { name });

describe('a currency', () => {
  it('says what goes off sale and what remains, before it is switched off', async () => {
    const api = fakeApi().on('updateAdminCurrency', currency({ active: false, version: 2 }));
    const { user } = renderPage(<CurrencySwitch currency={currency({ open_booking_count: 1 })} />, api);
    await user.click(await button('Switch off: GBP'));
    const question = within(await screen.findByRole('dialog', { name: 'Stop bookings in GBP?' }));
    expect(
      question.getByText('7 places will be removed from search and maps straight away and can’t be booked.'),
    ).toBeTruthy();
    expect(question.getByText('1 paid booking stays valid and can still be changed or cancelled.')).toBeTruthy();
    expect(api.calls('updateAdminCurrency')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Switch off' }));
    expect(await screen.findByText('Bookings in GBP are now off.')).toBeTruthy();
    expect(api.calls('updateAdminCurrency')[0]?.body).toEqual({ active: false, expected_version: 1 });
  });

  it('says what goes back on sale when switched on, and nothing about stays', async () => {
    const api = fakeApi().on('updateAdminCurrency', currency({ version: 2 }));
    const { user } = renderPage(<CurrencySwitch currency={currency({ active: false, stashpoint_count: 1 })} />, api);
    await user.click(await button('Switch on: GBP'));
    const question = within(await screen.findByRole('dialog', { name: 'Allow bookings in GBP?' }));
    expect(question.getByText('1 place can be found and booked again.')).toBeTruthy();
    expect(question.queryByText(/paid stay/)).toBeNull();
    await user.click(question.getByRole('button', { name: 'Switch on' }));
    await waitFor(() =>
      expect(api.calls('updateAdminCurrency')[0]?.body).toEqual({ active: true, expected_version: 1 }),
    );
  });

  it('can be cancelled, and the dialog stays open after a refusal', async () => {
    const api = fakeApi().on('updateAdminCurrency', refuse('CONFLICT'));
    const { user } = renderPage(<CurrencySwitch currency={currency()} />, api);
    await user.click(await button('Switch off: GBP'));
    const question = within(await screen.findByRole('dialog'));
    await user.click(question.getByRole('button', { name: 'Switch off' }));
    expect(
      await question.findByText('Someone else has just changed this. Reload the page and try again.'),
    ).toBeTruthy();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
