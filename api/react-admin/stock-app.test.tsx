// @vitest-environment jsdom
import { cleanup, configure, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { StockApp } from '../../backoffice/testing/stock-app.tsx';
import { seedDatabase } from '../demo/seed-database.ts';
import { createSession } from '../testing/fixtures.ts';
import { startTestServer, type TestServer } from '../testing/test-server.ts';

// As in the consoles: a busy machine may take its time.
configure({ asyncUtilTimeout: 20_000 });

let server: TestServer;
let token: string;

beforeAll(async () => {
  server = await startTestServer();
  await seedDatabase(server.database, { now: new Date('2026-11-23T10:00:00Z'), stashpoints: 12, bookings: 24 });
  token = (await createSession(server, 'admin')).token;
});
afterEach(cleanup);
afterAll(() => server.close());
// A guesser prints the code it would write, and asks for resources that `nearest_city_id` might belong to.
beforeEach(() => {
  for (const level of ['log', 'error'] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

it.each(['hosts', 'stashpoints', 'coupons', 'cities', 'seo-contents', 'otas', 'areas'])(
  'react-admin’s guessers list and edit %s',
  async (name) => {
    window.location.hash = `#/${name}`;
    const { container } = render(<StockApp url={server.url} token={token} />);
    await waitFor(() => expect(container.querySelector('tbody tr')).not.toBeNull());
    fireEvent.click(container.querySelector('tbody tr td:nth-child(2)') as Element);
    await waitFor(() => expect(window.location.hash).toMatch(new RegExp(`^#/${name}/.+`)));
    expect(await screen.findByRole('button', { name: 'Save' })).toBeDefined();
  },
);

it('saves what was changed in a guessed form', async () => {
  const [coupon] = (await server.clientOf(token).listCoupons({ query: { per_page: 1 } })).items;
  const readCampaign = async () => {
    const { campaign } = await server.clientOf(token).getCoupon({ params: { code: coupon?.code ?? '' } });
    return campaign;
  };
  window.location.hash = `#/coupons/${coupon?.id}`;
  render(<StockApp url={server.url} token={token} />);
  fireEvent.change(await screen.findByLabelText(/^Campaign/), { target: { value: 'Guessed' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  // react-admin waits some seconds in which it can be undone.
  await waitFor(async () => expect(await readCampaign()).toBe('Guessed'), { timeout: 60_000, interval: 500 });
});
