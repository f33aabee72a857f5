import { type CurrencyDays, type LedgerPart, SHARES_OF_TAKINGS, type Span } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { filtered, listPath } from '../../lib/routing/paths.ts';

interface RevenuePartsProps {
  currency: CurrencyDays;
  days: Span;
}

/** The takings of a period and the parts they belong to, each a link to its rows, and the VAT they include. */
export function RevenueParts({ currency, days }: RevenuePartsProps) {
  const t = useTranslate();
  const { may } = useScopes();
  const { money, share } = useFormats();
  const { ccy_code, ccy_minor_in_major, parts, vat } = currency;
  const write = (amount: number) => money(amount, { ccy: ccy_code, ccy_minor_in_major });
  const shown = (['takings', ...SHARES_OF_TAKINGS] as const).flatMap((part) => {
    const amount = parts.find((each) => each.part === part)?.amount ?? 0;
    return amount === 0 && part !== 'takings' ? [] : [{ part, amount }];
  });
  const linked = (part: LedgerPart, text: string) =>
    may('money:all') ? (
      <Link href={filtered(listPath('ledger-entries'), { part, ccy_code, ...days })}>{text}</Link>
    ) : (
      text
    );
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'stretch', mt: 2 }}>
      <FactList
        receipt
        facts={[
          ...shown.map(({ part, amount }) => [t(`money.part.${part}`), linked(part, write(amount))] as const),
          ...(vat ? [[t('money.vat_included', { rate: share(vat.rate / 10_000) }), write(vat.amount)] as const] : []),
        ]}
      />
      {may('bookings:all') && (
        <Link href={filtered(listPath('bookings'), { ccy_code, paid_since: days.since, paid_until: days.until })}>
          {t('months.bookings')}
        </Link>
      )}
    </Box>
  );
}
