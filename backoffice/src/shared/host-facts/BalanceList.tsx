import type { HostMoney } from '@cubby/api';
import { FactList, fontWeight, TwoLines } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { useHostMoney } from './use-host-money.ts';

/**
 * A host's earnings in each currency, less what was paid out, each with the moment from which it counts, and the next
 * payout or the reason there is none.
 */
export function BalanceList({ hostId }: { hostId: string }) {
  const t = useTranslate();
  const { data, error } = useHostMoney(hostId);
  if (error) return <Alert severity="error">{t(keyOfError(error))}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  if (data.balances.length === 0) return <Box sx={{ color: 'text.secondary' }}>{t('hosts.no_money')}</Box>;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {data.balances.map((balance) => (
        <Balance key={balance.ccy_code} balance={balance} isOneOfSeveral={data.balances.length > 1} />
      ))}
    </Box>
  );
}

function Balance({ balance, isOneOfSeveral }: { balance: HostMoney['balances'][number]; isOneOfSeveral: boolean }) {
  const t = useTranslate();
  const { money, date } = useFormats();
  const { next_payout: next } = balance;
  const write = (amount: number) =>
    money(amount, { ccy: balance.ccy_code, ccy_minor_in_major: balance.ccy_minor_in_major });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      {isOneOfSeveral && <Box sx={{ fontWeight: fontWeight.bold }}>{balance.ccy_code}</Box>}
      <FactList
        receipt
        facts={SUMS.filter((sum) => sum !== 'prepared' || balance.prepared !== 0).map((sum) => [
          <TwoLines key={sum} first={t(`hosts.${sum}`)} second={t(`hosts.clock.${sum}`)} />,
          write(sum === 'paid_out' ? 0 - balance.paid_out : balance[sum]),
        ])}
      />
      <Alert severity={isToMend(next.obstacle) ? 'warning' : next.obstacle ? 'info' : 'success'}>
        {next.obstacle
          ? t(`hosts.obstacle.${next.obstacle}`, { amount: write(next.amount), threshold: write(next.threshold) })
          : t('hosts.next_payout', { amount: write(next.amount), date: date(`${next.date}T12:00:00Z`) })}
      </Alert>
    </Box>
  );
}

/** In the order in which they add up: what was earned, less what was paid out, is the balance. */
const SUMS = ['earned', 'paid_out', 'balance', 'prepared', 'ahead'] as const;

/** Tells whether only the host can resolve an obstacle. */
function isToMend(obstacle: HostMoney['balances'][number]['next_payout']['obstacle']): boolean {
  return obstacle === 'NO_ACCOUNT' || obstacle === 'ACCOUNT_ON_HOLD';
}
