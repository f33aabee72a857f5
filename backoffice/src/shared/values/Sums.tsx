import { SumList } from '@cubby/design-system';
import { useFormats } from '../../lib/i18n/use-formats.ts';

interface SumsProps {
  /** Amounts in minor units. */
  sums: readonly { ccy_code: string; ccy_minor_in_major: number; amount: number }[];
  maximum?: number;
}

/** Amounts in several currencies, formatted in the console's language. */
export function Sums({ sums, ...rest }: SumsProps) {
  const { money } = useFormats();
  const written = sums.map(({ ccy_code: ccy, ccy_minor_in_major, amount }) => ({
    currency: ccy,
    text: money(amount, { ccy, ccy_minor_in_major }),
  }));
  return <SumList {...rest} sums={written} />;
}
