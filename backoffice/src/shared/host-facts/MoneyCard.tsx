import type { HostMoney } from '@cubby/api';
import { FactList, plainList, textSize } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';

/** What a host has earned in each currency, when they are paid next or why not, and what was paid. */
export function MoneyCard({ hostId }: { hostId: string }) {
  const t = useTranslate();
  const { data, error } = useQuery({
    queryKey: ['host-money', hostId],
    queryFn: () => api.getHostMoney({ params: { id: hostId } }),
  });
  if (error) return <Alert severity="error">{t(keyOfError(error))}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={120} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {data.balances.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('hosts.no_money')}</Box>}
      {data.balances.map((balance) => (
        <Balance key={balance.ccy_code} balance={balance} />
      ))}
      {data.payouts.length > 0 && <Payouts payouts={data.payouts} />}
    </Box>
  );
}

function Balance({ balance }: { balance: HostMoney['balances'][number] }) {
  const t = useTranslate();
  const { money, date } = useFormats();
  const { next_payout: next } = balance;
  const write = (amount: number) =>
    money(amount, { ccy: balance.ccy_code, ccy_minor_in_major: balance.ccy_minor_in_major });
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FactList
        facts={[
          [t('hosts.earned'), <b key="earned">{write(balance.earned)}</b>],
          [t('hosts.ahead'), write(balance.ahead)],
        ]}
      />
      <Alert severity={next.obstacle === 'NO_ACCOUNT' ? 'warning' : next.obstacle ? 'info' : 'success'}>
        {next.obstacle
          ? t(`hosts.obstacle.${next.obstacle}`, { amount: write(next.amount), threshold: write(next.threshold) })
          : t('hosts.next_payout', { amount: write(next.amount), date: date(`${next.date}T12:00:00Z`) })}
      </Alert>
    </Box>
  );
}

function Payouts({ payouts }: { payouts: HostMoney['payouts'] }) {
  const t = useTranslate();
  const { money, date } = useFormats();
  return (
    <Box>
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: textSize.normal }}>
        {t('hosts.payouts')}
      </Box>
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 0.5 }}>
        {payouts.map(
          ({ id, created, amount, ccy_code: ccy, ccy_minor_in_major, booking_count, account_number_end }) => (
            <li key={id}>
              {date(created)}: <b>{money(amount, { ccy, ccy_minor_in_major })}</b>,{' '}
              {t('bookings.count', { smart_count: booking_count })}, … {account_number_end}
            </li>
          ),
        )}
      </Box>
    </Box>
  );
}
