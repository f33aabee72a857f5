import { useTranslate } from './use-translate.ts';

/** Returns a function that marks the name of an action that asks before it acts, as each language writes it. */
export function useAsks(): (action: string) => string {
  const t = useTranslate();
  return (action) => t('shared.asks', { action });
}
