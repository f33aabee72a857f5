import { useFormState } from 'react-hook-form';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const WRAPPED = '@@react-admin@@';

/**
 * Returns the problem of a field that is not one of react-admin's inputs, as text, or null. For lists and groups it is
 * the first problem within.
 */
export function useProblem(source: string): string | null {
  const t = useTranslate();
  const { errors } = useFormState();
  const message = firstMessage(errors[source]);
  if (message === null) return null;
  if (!message.startsWith(WRAPPED)) return t(message, { _: message });
  const plain = JSON.parse(message.slice(WRAPPED.length)) as string | { message: string };
  return typeof plain === 'string' ? t(plain, { _: plain }) : t(plain.message, { _: plain.message });
}

function firstMessage(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { message } = error as { message?: unknown };
  if (typeof message === 'string' && message !== '') return message;
  for (const [key, part] of Object.entries(error)) {
    const found = key === 'ref' ? null : firstMessage(part);
    if (found) return found;
  }
  return null;
}
