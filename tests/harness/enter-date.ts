import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

/**
 * Enters a date, YYYY-MM-DD or empty, into the date field with a label and leaves the field. It is entered as a whole;
 * stories and journeys type its parts.
 */
export async function enterDate(label: string, date: string): Promise<void> {
  const input = await inputOf(label);
  fireEvent.change(input, { target: { value: date.split('-').reverse().join('/') } });
  fireEvent.blur(input);
}

/** Returns the date that a field shows, YYYY-MM-DD. */
export async function dateIn(label: string): Promise<string> {
  return (await inputOf(label)).value.split('/').reverse().join('-');
}

/** Finds the field's hidden input, which has all three parts. The focus makes the picker load. */
async function inputOf(label: string): Promise<HTMLInputElement> {
  const field = await screen.findByRole('group', { name: label });
  const [shown] = within(field).queryAllByRole('button');
  if (within(field).queryAllByRole('spinbutton').length === 0) act(() => shown?.focus());
  return waitFor(() => {
    const input = field.querySelector<HTMLInputElement>('input[aria-hidden="true"]');
    if (!input) throw new Error(`The picker of “${label}” has not loaded`);
    return input;
  });
}
