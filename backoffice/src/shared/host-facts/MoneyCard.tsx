import type { HostMoney } from '@cubby/api';
import { plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { BalanceList } from './BalanceList.tsx';
import { useHostMoney } from './use-host-money.ts';

/** A host's earnings in each currency, the next payout or the reason it is on hold, and past payouts. */
export function MoneyCard({ hostId }: { hostId: string }) {
  const { data } = useHostMoney(hostId);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <BalanceList hostId={hostId} />
      {data && data.payouts.length > 0 && <Payouts payouts={data.payouts} />}
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
          ({ id, created, status, amount, ccy_code: ccy, ccy_minor_in_major, booking_count, account_number_end }) => (
            <li key={id}>
              {date(created)}: <b>{money(amount, { ccy, ccy_minor_in_major })}</b>,{' '}
              {t('bookings.count', { smart_count: booking_count })}, … {account_number_end},{' '}
              {t(`money.payouts.status_of.${status}`)}
            </li>
          ),
        )}
      </Box>
    </Box>
  );
}
