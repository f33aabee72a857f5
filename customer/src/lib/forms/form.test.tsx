import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { withFrames } from '../../../testing/frames.ts';
import { Form } from './Form.tsx';

const LATE_MS = 400;

/** A form that shows its problems with a delay. */
function SlowForm() {
  const [wrong, setWrong] = useState(false);
  const look = () => {
    setTimeout(() => setWrong(true), LATE_MS);
  };
  return (
    <Form onSubmit={look}>
      <input aria-label="Name" aria-invalid={wrong} />
      <input aria-label="Town" aria-invalid={wrong} />
      <input aria-label="Note" />
      <button type="submit">Send</button>
    </Form>
  );
}

async function send() {
  const user = userEvent.setup({ delay: null });
  render(<SlowForm />);
  await user.click(screen.getByRole('button', { name: 'Send' }));
  return user;
}

beforeEach(withFrames);
afterEach(() => void vi.unstubAllGlobals());

describe('a form', () => {
  it('focuses the first invalid field, however late it renders', async () => {
    await send();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')), { timeout: 5_000 });
  });

  it('does not move a user who has moved on', async () => {
    const user = await send();
    await user.click(screen.getByLabelText('Note'));
    await waitFor(() => expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true'));
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(document.activeElement).toBe(screen.getByLabelText('Note'));
  });
});
