import type { Language } from '@cubby/api';
import { SumList } from '@cubby/design-system';
import { useLocale } from 'ra-core';
import type { ComponentProps } from 'react';

/** Amounts in several currencies, formatted in the console's language. */
export function Sums(props: Omit<ComponentProps<typeof SumList>, 'language'>) {
  const language = useLocale() as Language;
  return <SumList {...props} language={language} />;
}
