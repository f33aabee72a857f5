import type { Language } from '@cubby/api';
import { useEffect, useRef } from 'react';
import { useSWRConfig } from 'swr';

/** Asks again what the page shows once a visitor has chosen another language: what came with it is in its own. */
export function useOtherLanguage(language: Language): void {
  const { mutate } = useSWRConfig();
  const known = useRef(language);
  useEffect(() => {
    if (known.current === language) return;
    known.current = language;
    void mutate(() => true);
  }, [language, mutate]);
}
