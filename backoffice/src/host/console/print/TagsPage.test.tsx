import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeApi, fill, renderPage } from '../../../../testing/render-page.tsx';
import { TagsPage } from './TagsPage.tsx';

const print = vi.fn();
const sheet = () => document.getElementById('sheet');

beforeEach(() => {
  vi.stubGlobal('print', print.mockReset());
});

const open = () => renderPage(<TagsPage />, fakeApi(), { at: '/tags', site: 'hosts' }).user;

describe('paper tags', () => {
  it('are printed in the range that is asked for, each twice', async () => {
    const user = open();
    await fill(user, screen.getByLabelText('Letters'), 'b');
    await fill(user, screen.getByLabelText('From number'), '7');
    await fill(user, screen.getByLabelText('To number'), '9');
    expect(screen.getByText('3 tags, each in two halves.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    const printed = within(sheet() as HTMLElement).getAllByText(/^B[789]$/);
    expect(printed.map(({ textContent }) => textContent)).toEqual(['B7', 'B7', 'B8', 'B8', 'B9', 'B9']);
  });

  it('leave no sheet behind', async () => {
    const user = open();
    await user.click(screen.getByRole('button', { name: 'Print' }));
    expect(sheet()).not.toBeNull();
    window.dispatchEvent(new Event('afterprint'));
    await vi.waitFor(() => expect(sheet()).toBeNull());
  });

  it('are bounded', async () => {
    const user = open();
    await fill(user, screen.getByLabelText('To number'), '500');
    expect(screen.getByText('Between 1 and 200 tags at a time.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Print' })).toHaveProperty('disabled', true);
  });
});
