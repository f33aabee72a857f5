import { CURRENCIES, type OperationState, type OperationSums as Sums } from '@cubby/api';
import { FactList } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

const COUNTS = ['changed', 'unchanged', 'refused', 'undone', 'left', 'moving', 'calls', 'holds'] as const;
const PAYERS = ['travellers', 'hosts', 'new_hosts', 'platform'] as const;

/** The sums of an operation: records and bookings, costs by bearer, and mails. */
export function OperationSums({ sums, state }: { sums: Sums; state: OperationState }) {
  const t = useTranslate();
  const { money, count } = useFormats();
  const counts = COUNTS.filter((each) => sums[each] > 0).map((each) => [
    t(`operation.sum.${each === 'changed' && state === 'planned' ? 'changing' : each}`),
    count(sums[each]),
  ]);
  const costs = sums.costs.flatMap((cost) => {
    const currency = { ccy: cost.currency_code, ccy_minor_in_major: CURRENCIES[cost.currency_code].minorInMajor };
    return PAYERS.flatMap((payer) => {
      const amount = cost[payer];
      return amount === null ? [] : [[t(`operation.cost.${payer}`), money(amount, currency)]];
    });
  });
  return (
    <>
      {sums.changed + sums.undone + sums.left === 0 && <Alert severity="info">{t('operation.nothing')}</Alert>}
      <FactList facts={[...counts, ...costs] as [string, string][]} />
      {sums.mails.length > 0 && (
        <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
          {sums.mails.map(({ to, count: smart_count, subject }) => (
            <li key={to}>{t(`operation.mail.${to}`, { smart_count, subject })}</li>
          ))}
        </Box>
      )}
      {state === 'planned' && sums.moving > 0 && <Box>{t('operation.full')}</Box>}
    </>
  );
}
