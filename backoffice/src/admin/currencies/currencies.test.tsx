import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { currency, pageOf } from '../../../testing/console-records.ts';
import { button, fakeApi, fill, renderPage } from '../../../testing/render-page.tsx';
import { CurrencyShow } from './CurrencyShow.tsx';
import { CurrencySwitch } from './CurrencySwitch.tsx';

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

describe('the page of a currency', () => {
  const rate = { ccy_code: 'GBP', reporting_ccy_code: 'EUR', rate: '1.15', valid_from: '2026-11-01' } as const;
  const open = (own = {}) => {
    const api = fakeApi()
      .on('getAdminCurrency', currency(own))
      .on('listAdminCurrencies', pageOf([currency(), currency({ code: 'EUR', reporting: true })]))
      .on('listCurrencyRates', [rate])
      .on('listChanges', pageOf([]));
    return {
      api,
      ...renderPage(<CurrencyShow />, api, { path: '/currencies/:id', at: '/currencies/GBP', resource: 'currencies' }),
    };
  };

  it('lists its rates, and sets one with a point or a comma', async () => {
    const { api, user } = open();
    expect(await screen.findByText('1 GBP = 1.15 EUR')).toBeTruthy();
    expect(screen.getByText('1 Nov 2026')).toBeTruthy();
    api.on('setCurrencyRate', { ...rate, rate: '1.161' });
    await user.click(await button('Set rate…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Exchange rate of GBP' }));
    const field = await dialog.findByLabelText(/^1 GBP in EUR/);
    const confirm = dialog.getByRole('button', { name: 'Set rate' });
    for (const wrong of ['0', '-1', '1.1234567', 'about 1']) {
      await user.clear(field);
      await fill(user, field, wrong);
      expect([wrong, (confirm as HTMLButtonElement).disabled]).toEqual([wrong, true]);
    }
    await user.clear(field);
    await fill(user, field, '1,161');
    await user.click(confirm);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls('setCurrencyRate')[0]?.body).toMatchObject({ rate: '1.161', expected_version: 1 });
  });

  it('makes it the one totals are shown in', async () => {
    const { api, user } = open();
    api.on('updateAdminCurrency', currency({ reporting: true, version: 2 }));
    await user.click(await button('Use for totals…'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Show totals in GBP?' }));
    await user.click(dialog.getByRole('button', { name: 'Use for totals' }));
    await waitFor(() =>
      expect(api.calls('updateAdminCurrency')[0]?.body).toEqual({ reporting: true, expected_version: 1 }),
    );
  });

  it('that totals are shown in has no rates', async () => {
    open({ reporting: true });
    expect(await screen.findByText('Totals are shown in this currency, so it needs no exchange rate.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Use for totals/ })).toBeNull();
  });
});
