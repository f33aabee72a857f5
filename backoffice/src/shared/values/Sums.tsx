import { formatMoney, type Language } from '@cubby/api';
import { SumList } from '@cubby/design-system';
import { useLocale } from 'ra-core';

interface SumsProps {
  /** Amounts in minor units. */
  sums: readonly { ccy_code: string; ccy_minor_in_major: number; amount: number }[];
  maximum?: number;
}

/** Amounts in several currencies, formatted in the console's language. */
export function Sums({ sums, ...rest }: SumsProps) {
  const language = useLocale() as Language;
  const written = sums.map(({ ccy_code, ccy_minor_in_major, amount }) => ({
    currency: ccy_code,
    text: formatMoney(amount, ccy_code, ccy_minor_in_major, language),
  }));
  return <SumList {...rest} sums={written} />;
}
