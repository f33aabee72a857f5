import { renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useFieldErrors } from './use-field-errors.ts';

interface Entered {
  email: string;
  phone: string;
}
type Problems = { [Name in keyof Entered]?: string };

const form = (problems: Problems, values: Entered) =>
  renderHook((props: { problems: Problems; values: Entered }) => useFieldErrors(props.problems, props.values), {
    initialProps: { problems, values },
  });

describe('the errors of a form', () => {
  const problems = { email: 'INVALID', phone: 'REQUIRED' };
  const sent = { email: 'ada@', phone: '' };

  it('disappear from a changed field, and stay at the others', () => {
    const { result, rerender } = form({}, sent);
    rerender({ problems, values: sent });
    expect(result.current).toEqual(problems);
    rerender({ problems, values: { ...sent, email: 'ada@e' } });
    expect(result.current).toEqual({ phone: 'REQUIRED' });
  });

  it('return if it is sent again and still invalid', () => {
    const changed = { ...sent, email: 'ada@e' };
    const { result, rerender } = form(problems, sent);
    rerender({ problems, values: changed });
    rerender({ problems: { ...problems }, values: changed });
    expect(result.current).toEqual(problems);
  });
});
