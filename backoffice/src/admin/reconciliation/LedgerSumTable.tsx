import { LEDGER_PARTS, type LedgerSums } from '@cubby/api';
import { DataTable } from '@cubby/design-system';
import Link from '@mui/material/Link';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath } from '../../lib/routing/paths.ts';

/** Sums of the ledger by part, one column a currency, each a link to its rows. */
export function LedgerSumTable({ sums, query }: { sums: LedgerSums['items']; query: Record<string, string> }) {
  const t = useTranslate();
  const { money } = useFormats();
  if (sums.length === 0) return null;
  const codes = [...new Set(sums.map(({ ccy_code }) => ccy_code))].sort();
  const cell = (part: string, code: string) => {
    const found = sums.find((sum) => sum.part === part && sum.ccy_code === code);
    if (!found) return '–';
    const { ccy_code, ccy_minor_in_major, amount } = found;
    return (
      <Link key={code} href={filtered(listPath('ledger-entries'), { ...query, part, ccy_code })}>
        {money(amount, { ccy: ccy_code, ccy_minor_in_major })}
      </Link>
    );
  };
  const parts = LEDGER_PARTS.filter((part) => sums.some((sum) => sum.part === part));
  return (
    <DataTable
      figures
      dense
      caption={t('money.ledger.sums')}
      head={[t('money.ledger.part'), ...codes]}
      rows={parts.map((part) => [t(`money.part.${part}`), ...codes.map((code) => cell(part, code))])}
    />
  );
}
