import type { Credit } from '@cubby/api';
import { colour, ErrorState, fontWeight, LoadingState, Panel, plainList, tabularNumbers } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useApi } from '../lib/api/api.ts';
import { errorMessage } from '../lib/i18n/error-message.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** The credit for another stay, by currency, with its history. */
export function CreditPanel() {
  const { t, money } = useI18n();
  const { data, error } = useApi('getMyCredit', {});
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        {t('account.credit')}
      </Typography>
      {error && <ErrorState message={errorMessage(t, error)} />}
      {!data && !error && <LoadingState label={t('loading')} count={2} />}
      {data && (
        <>
          <Typography color="textSecondary">
            {t(data.balances.length > 0 ? 'account.creditText' : 'account.noCredit')}
          </Typography>
          {data.balances.map(({ ccy_code, ccy_minor_in_major, amount }) => (
            <Typography key={ccy_code} variant="h2" component="p" sx={tabularNumbers}>
              {money(amount, ccy_code, ccy_minor_in_major)}
            </Typography>
          ))}
          {data.entries.length > 0 && <Entries entries={data.entries} />}
        </>
      )}
    </Panel>
  );
}

function Entries({ entries }: { entries: Credit['entries'] }) {
  const { t, paths, day, money } = useI18n();
  return (
    <Box component="ul" aria-label={t('account.creditEntries')} sx={plainList}>
      {entries.map(({ booking_id, created, amount, ccy_code, ccy_minor_in_major }) => (
        <Box
          component="li"
          key={`${booking_id} ${created} ${amount}`}
          sx={{
            display: 'flex',
            justifyContent: 'space-between',
            gap: 2,
            py: 1.5,
            borderTop: `1px solid ${colour.line}`,
          }}
        >
          <div>
            <Link href={paths.booking(booking_id)}>
              {t(amount > 0 ? 'account.creditCame' : 'account.creditWent', { id: booking_id })}
            </Link>
            <Typography variant="body2" color="textSecondary">
              {day(created)}
            </Typography>
          </div>
          <Typography sx={{ ...tabularNumbers, fontWeight: fontWeight.bold, whiteSpace: 'nowrap' }}>
            {amount > 0 ? '+' : '−'} {money(Math.abs(amount), ccy_code, ccy_minor_in_major)}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
