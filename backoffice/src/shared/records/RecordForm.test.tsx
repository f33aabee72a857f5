import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { HttpError, testDataProvider } from 'ra-core';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import { AdminContext, TextInput } from 'react-admin';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DICTIONARIES } from '../../../testing/render-page.tsx';
import { RecordEdit } from './RecordEdit.tsx';
import { RecordForm } from './RecordForm.tsx';

interface Shelf {
  id: string;
  version: number;
  business_name: string;
  address: string;
}

const shelf: Shelf = { id: 'one', version: 3, business_name: 'The Shelf', address: '1 High Street' };
const update = vi.fn();
const getOne = vi.fn();
const i18nProvider = polyglotI18nProvider(() => DICTIONARIES.en as never, 'en');

beforeEach(() => {
  window.sessionStorage.clear();
  update.mockReset();
  getOne.mockReset();
  getOne.mockResolvedValue({ data: shelf });
});

function form(onSaved = vi.fn()) {
  return (
    <AdminContext i18nProvider={i18nProvider} dataProvider={testDataProvider({ update, getOne } as never)}>
      <RecordEdit<Shelf> resource="places" id="one" mutationOptions={{ onSuccess: onSaved }}>
        <RecordForm>
          <TextInput source="businessName" label="Business" parse={(value: string) => value} />
          <TextInput source="address" label="Address" parse={(value: string) => value} />
        </RecordForm>
      </RecordEdit>
    </AdminContext>
  );
}

function show(onSaved = vi.fn()) {
  render(form(onSaved));
  return onSaved;
}

const field = (label: string) => screen.findByLabelText(label);
const type = async (label: string, value: string) => fireEvent.change(await field(label), { target: { value } });
const press = async (name: RegExp | string) => fireEvent.click(await screen.findByRole('button', { name }));

describe('a form over a draft', () => {
  it('sends the draft with the record it was made from, and confirms the save', async () => {
    update.mockResolvedValueOnce({ data: { ...shelf, version: 4, business_name: 'Two Shelves' } });
    const onSaved = show();
    await type('Business', 'Two Shelves');
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    const [resource, params] = update.mock.calls[0] ?? [];
    expect(resource).toBe('places');
    expect(params.data).toMatchObject({ businessName: 'Two Shelves' });
    expect(params.previousData).toMatchObject({ businessName: 'The Shelf', version: 3 });
    expect(window.sessionStorage.length).toBe(0);
  });

  it('puts the server’s problems below their fields or above the form, and keeps the input', async () => {
    const errors = { business_name: 'errors.REQUIRED_DATA_CLIENT_ERROR', timezone: 'errors.INVALID_DATA' };
    update.mockRejectedValueOnce(new HttpError('errors.INVALID_DATA', 422, { errors }));
    const onSaved = show();
    await type('Business', ' ');
    await press('Save');
    expect(await screen.findByText('This field is required.')).toBeTruthy();
    expect((await screen.findByRole('alert')).textContent).toContain('Time zone:');
    expect(await field('Business')).toHaveProperty('value', ' ');
    expect(onSaved).not.toHaveBeenCalled();
    update.mockResolvedValueOnce({ data: { ...shelf, version: 4 } });
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('restores a draft from before the session ended, until it is discarded', async () => {
    window.sessionStorage.setItem('cubby.draft:places:one', JSON.stringify({ businessName: 'Half writ' }));
    show();
    await waitFor(async () => expect(await field('Business')).toHaveProperty('value', 'Half writ'));
    await press('Discard');
    await waitFor(async () => expect(await field('Business')).toHaveProperty('value', 'The Shelf'));
    expect(window.sessionStorage.getItem('cubby.draft:places:one')).toBeNull();
  });

  it('no longer speaks of a restored draft once it is saved', async () => {
    window.sessionStorage.setItem('cubby.draft:places:one', JSON.stringify({ businessName: 'Half writ' }));
    update.mockResolvedValueOnce({ data: { ...shelf, version: 4, business_name: 'Half written' } });
    const onSaved = show();
    await waitFor(async () => expect(await field('Business')).toHaveProperty('value', 'Half writ'));
    await type('Business', 'Half written');
    await press('Save');
    await waitFor(() => expect(onSaved).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByText('We’ve restored your unsaved changes.')).toBeNull());
    expect(screen.queryByText('Unsaved changes, kept on this device')).toBeNull();
    expect(await field('Business')).toHaveProperty('value', 'Half written');
    expect(window.sessionStorage.length).toBe(0);
  });

  it('saves the draft on this device while typing', async () => {
    show();
    await type('Business', 'Half writ');
    await waitFor(() =>
      expect(JSON.parse(window.sessionStorage.getItem('cubby.draft:places:one') ?? '{}')).toEqual({
        businessName: 'Half writ',
      }),
    );
    // Closing the tab would end the draft: the browser asks.
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);
    await type('Business', shelf.business_name);
    await waitFor(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true));
  });
});

describe('the draft on this device', () => {
  it('is written while typing, never while rendering', async () => {
    const write = vi.spyOn(Storage.prototype, 'setItem');
    const { rerender } = render(form());
    await type('Business', 'Half writ');
    await waitFor(() => expect(write).toHaveBeenCalled());
    const writes = write.mock.calls.length;
    for (let time = 0; time < 3; time += 1) rerender(form());
    expect(write).toHaveBeenCalledTimes(writes);
  });

  it('is removed once everything is as before', async () => {
    show();
    await type('Business', 'Half writ');
    await waitFor(() => expect(window.sessionStorage.length).toBe(1));
    await type('Business', 'The Shelf');
    await waitFor(() => expect(window.sessionStorage.length).toBe(0));
  });
});

describe('a conflicting save by someone else', () => {
  const theirs = { ...shelf, version: 4, address: '2 Low Street' };
  beforeEach(() => {
    update.mockRejectedValueOnce(new HttpError('errors.CONFLICT', 409, { errors: {} }));
    getOne.mockResolvedValueOnce({ data: shelf }).mockResolvedValue({ data: theirs });
  });

  it('is shown and not overwritten; both can be kept', async () => {
    show();
    await type('Business', 'Two Shelves');
    await press('Save');
    expect(await screen.findByText('2 Low Street')).toBeTruthy();
    expect(screen.getByText('Two Shelves')).toBeTruthy();
    update.mockResolvedValueOnce({ data: { ...theirs, version: 5, business_name: 'Two Shelves' } });
    await press(/Keep both/);
    await waitFor(() => expect(update).toHaveBeenCalledTimes(2));
    const { data, previousData } = update.mock.calls[1]?.[1] ?? {};
    expect(data).toMatchObject({ businessName: 'Two Shelves', address: '2 Low Street' });
    expect(previousData).toMatchObject({ address: '2 Low Street', version: 4 });
  });

  it('can be accepted instead', async () => {
    show();
    await type('Business', 'Two Shelves');
    await press('Save');
    await press('Take theirs');
    await waitFor(async () => expect(await field('Address')).toHaveProperty('value', '2 Low Street'));
    expect(await field('Business')).toHaveProperty('value', 'The Shelf');
    expect(update).toHaveBeenCalledOnce();
  });
});
