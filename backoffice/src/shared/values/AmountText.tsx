import { useFieldValue, useRecordContext } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';

/** A field of the record around it as an amount, in minor units of the record’s currency; nothing if it is null. */
export function AmountText({ source }: { source: string }) {
  const { money } = useFormats();
  const currency = useRecordContext<{ id: string; ccy_code: string; ccy_minor_in_major: number }>();
  const amount: number | null | undefined = useFieldValue({ source });
  if (!currency || amount == null) return null;
  return money(amount, { ccy: currency.ccy_code, ccy_minor_in_major: currency.ccy_minor_in_major });
}
