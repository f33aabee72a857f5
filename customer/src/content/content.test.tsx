import { describeRefundPolicy, LANGUAGES } from '@cubby/api';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeApi, fill, openSite } from '../../testing/open-site.tsx';
import { appContext } from '../../testing/site-records.ts';

const main = () => within(screen.getByRole('main'));

/** The figures of a table, row by row. */
function rowsOf(caption: string): (string | null)[][] {
  const [, ...rows] = within(screen.getByRole('table', { name: caption })).getAllByRole('row');
  return rows.map((row) => [...row.children].map((cell) => cell.textContent));
}

function prices(lowest: Record<string, number>, insurance: Record<string, number>) {
  const { statistics } = appContext().data;
  return appContext({
    statistics: {
      ...statistics,
      lowest_totals_by_currency_code: lowest,
      insurance_by_currency_code: insurance,
    },
  });
}

describe('the refund policy', () => {
  const pages = ['/faq', '/pricing', '/termsandconditions'];

  it.each(LANGUAGES.flatMap((language) => pages.map((page) => [page, language] as const)))(
    'stands on %s in %s as the policy has it',
    async (page, language) => {
      fakeApi();
      await openSite(language === 'en' ? page : `/${language}${page}`);
      await screen.findByRole('main');
      await waitFor(() => expect(screen.getByRole('main').textContent).toContain(describeRefundPolicy(language)));
      expect(screen.getByRole('main').textContent).not.toContain('%{');
    },
  );
});

describe('questions and answers', () => {
  const questions = () => main().queryAllByRole('group').length;

  it('are grouped', async () => {
    fakeApi();
    await openSite('/faq');
    expect(await screen.findByRole('heading', { level: 2, name: 'Changes and cancellations' })).toBeTruthy();
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(5);
    expect(main().getByText('What counts as a day?')).toBeTruthy();
  });

  it('are filtered by words of the answer, and groups without a match disappear', async () => {
    fakeApi();
    const { user } = await openSite('/faq');
    const all = questions();
    await fill(user, await screen.findByLabelText('Search the answers'), '  QR code ');
    await waitFor(() => expect(main().queryByText('What counts as a day?')).toBeNull());
    expect(main().getByText('How do I book?')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2, name: 'Your bags' })).toBeNull();
    expect(questions()).toBeLessThan(all);
  });

  it('link to support if nothing matches', async () => {
    fakeApi();
    const { user } = await openSite('/faq');
    await fill(user, await screen.findByLabelText('Search the answers'), 'submarine');
    expect(await screen.findByText('No answers match your search')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/support');
  });

  it('are provided to search engines, answers included', async () => {
    fakeApi();
    await openSite('/faq');
    await screen.findByText('What counts as a day?');
    const told = [...document.querySelectorAll('script[type="application/ld+json"]')].map((each) => each.textContent);
    expect(told.filter((each) => each?.includes('FAQPage'))).toHaveLength(5);
    expect(told.join()).toContain('What counts as a day?');
  });
});

describe('prices and guarantees', () => {
  it('are listed by currency, without decimals where there are none, with a dash if unknown', async () => {
    const context = prices({ KRW: 3000, GBP: 450 }, { GBP: 100000 });
    fakeApi().on('getAppContext', context);
    await openSite('/pricing');
    await screen.findByRole('table');
    expect(rowsOf('Lowest price per bag per day, and the guarantee, by currency')).toEqual([
      ['British Pound (GBP)', '£4.50', '£1,000'],
      ['South Korean Won (KRW)', '₩3,000', '–'],
    ]);
  });

  it('are on the page of the guarantee too', async () => {
    fakeApi().on('getAppContext', prices({}, { GBP: 100000, KRW: 1500000 }));
    await openSite('/guarantee');
    await screen.findByRole('table');
    expect(rowsOf('Guarantee per bag, by currency')).toEqual([
      ['British Pound (GBP)', '£1,000'],
      ['South Korean Won (KRW)', '₩1,500,000'],
    ]);
  });

  it('are in German on German pages', async () => {
    fakeApi();
    await openSite('/de/pricing');
    expect(await screen.findByRole('rowheader', { name: 'Britisches Pfund (GBP)' })).toBeTruthy();
    expect(screen.getByText(/^5,34\s£$/)).toBeTruthy();
  });
});
