import { LANGUAGES } from '@cubby/api';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, openSite } from '../../testing/open-site.tsx';
import { appContext } from '../../testing/site-records.ts';
import { languageWith } from '../lib/i18n/language-at-work.ts';

const LEGAL = ['/termsandconditions', '/privacy-policy', '/cookie-policy'];
const DRAFT = 'Not yet reviewed by a lawyer';

const { operator } = appContext().data;
async function open(page: string, own: Partial<typeof operator>, more = {}) {
  fakeApi().on('getAppContext', appContext({ operator: { ...operator, ...own }, ...more }));
  await openSite(page);
  await screen.findByRole('main');
}

describe('a legal page', () => {
  it.each(LEGAL)('%s says that no lawyer has reviewed it, until its operator confirms a review', async (page) => {
    await open(page, { legal_texts_read: false });
    expect(await screen.findByText(DRAFT)).toBeTruthy();
  });

  it.each(LEGAL)('%s shows no notice afterwards', async (page) => {
    await open(page, {});
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
    expect(screen.queryByText(DRAFT)).toBeNull();
  });

  it.each(LANGUAGES)('uses the buttons’ labels in %s', async (language) => {
    const { t } = await languageWith(language, ['payment', 'terms', 'privacy-policy']);
    const pay = t('payment.pay', { amount: '' }).trim();
    expect(t('terms.sections.booking.text').toLowerCase()).toContain(pay.toLowerCase());
    const position = t('search.useMyPosition').toLowerCase();
    expect(t('privacyPolicy.sections.location.text').toLowerCase()).toContain(position);
  });
});

describe('the operator', () => {
  it('is named in the terms, with the address for consumer disputes', async () => {
    await open('/termsandconditions', { register: 'HRB 12', mediator: 'Consumer Board, London' });
    for (const text of [
      'Cubby Ltd',
      '1 Shelf Lane, London',
      'Email: help@cubby.test',
      /HRB 12/,
      /Consumer Board, London/,
    ])
      expect(await screen.findByText(text)).toBeTruthy();
  });

  it('is named as the controller, with its supervisory authority', async () => {
    await open('/privacy-policy', { authority: 'ICO, Wilmslow' });
    expect(await screen.findByText('Cubby Ltd, 1 Shelf Lane, London')).toBeTruthy();
    expect(screen.getByText('The authority responsible for us is: ICO, Wilmslow.')).toBeTruthy();
  });

  it('without a name is distinguished from none', async () => {
    await open('/privacy-policy', { name: null, address: null });
    expect(await screen.findByText(/has not yet entered a name/)).toBeTruthy();
  });
});

describe('the cookies', () => {
  it.each([
    ['stripe', ['__stripe_mid', '__stripe_sid']],
    ['sandbox', []],
  ] as const)('of %s stand in the table', async (provider, names) => {
    await open('/cookie-policy', {}, { payments: { provider, publishable_key: null } });
    const table = within(await screen.findByRole('table'));
    expect(table.queryAllByText(/^__stripe/).map((cell) => cell.textContent)).toEqual(names);
    expect(table.getAllByText('This site').length).toBeGreaterThan(4);
  });
});
