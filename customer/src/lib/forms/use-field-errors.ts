import { useState } from 'react';

/**
 * Returns the problems of a submitted form, without those of fields changed since. A new object of problems is a new
 * refusal: `problems` must come from a state as it was set.
 */
export function useFieldErrors<Problems extends object>(
  problems: Problems,
  values: Record<keyof Problems, unknown>,
): Partial<Problems> {
  const [refused, setRefused] = useState({ problems, values });
  if (refused.problems !== problems) {
    setRefused({ problems, values });
    return problems;
  }
  const standing = Object.entries(problems).filter(([field]) => {
    const name = field as keyof Problems;
    return refused.values[name] === values[name];
  });
  return Object.fromEntries(standing) as Partial<Problems>;
}
