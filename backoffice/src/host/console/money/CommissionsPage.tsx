import type { COMMISSION_KINDS, Commission } from '@cubby/api';
import { FactCard, FeatureBadge, TwoLines, textSize, touchTarget } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { BalanceList } from '../../../shared/host-facts/BalanceList.tsx';
import { ChoiceFilter } from '../../../shared/lists/ChoiceFilter.tsx';
import { currencyFilter } from '../../../shared/lists/currency-filter.tsx';
import { DayFilter } from '../../../shared/lists/DayFilter.tsx';
import { RecordList } from '../../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../../shared/lists/SearchFilter.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { AmountText } from '../../../shared/values/AmountText.tsx';
import { MomentText } from '../../../shared/values/MomentText.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';
import { CommissionSums } from './CommissionSums.tsx';
import { useOwnHost } from './use-own-host.ts';

const Column = RecordTable.Col<Commission>;

/** The host's earnings, line by line with the balance after each, and the next payout or the reason it is on hold. */
export function CommissionsPage() {
  const t = useTranslate();
  const { money } = useFormats();
  const { stashpoints = [] } = useOwnStashpoints();
  const write = (row: Commission, amount: number) =>
    money(amount, { ccy: row.ccy_code, ccy_minor_in_major: row.ccy_minor_in_major });
  return (
    <RecordList<Commission>
      title="host.menu.commissions"
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="stashpoint_id"
          source="stashpoint_id"
          label="money.place"
          emptyText="money.all_places"
          choices={stashpoints}
          alwaysOn
        />,
        currencyFilter,
        <DayFilter key="from" source="from" label="money.from" day="from" alwaysOn />,
        <DayFilter key="until" source="until" label="money.until" day="until" alwaysOn />,
      ]}
      intro={<Intro />}
    >
      <RecordTable<Commission>>
        <Column source="created" label="money.when" field={MomentText} />
        <Column
          source="kind"
          label="money.what"
          csv={{ kind: { words: 'money.commissions.kind' } }}
          render={({ kind }) => <FeatureBadge label={t(`money.commissions.kind.${kind}`)} tone={TONES[kind]} />}
        />
        <Column
          source="booking"
          label="money.booking"
          csv={{ 'booking.id': 'money.booking', 'booking.stashpoint_name': 'money.place' }}
          render={({ booking }) =>
            booking ? (
              <TwoLines
                first={
                  <Link
                    href={hostPaths.booking(booking.id)}
                    sx={{ display: 'inline-flex', alignItems: 'center', minHeight: touchTarget }}
                  >
                    {booking.id}
                  </Link>
                }
                second={booking.stashpoint_name}
              />
            ) : null
          }
        />
        <Column
          source="paid"
          label="money.commissions.paid"
          align="right"
          csv={{
            'booking.paid': 'money.commissions.paid',
            'booking.refunded': 'bookings.field.refunded',
            'booking.refunded_by_host': 'money.commissions.refunded_yours',
          }}
          render={(row) =>
            row.booking ? (
              <Box component="span" sx={{ display: 'grid' }}>
                {write(row, row.booking.paid)}
                {row.booking.refunded > 0 && (
                  <Box component="span" sx={{ color: 'text.secondary', fontSize: textSize.small }}>
                    {t('money.commissions.refunded', {
                      amount: write(row, row.booking.refunded),
                      yours: write(row, row.booking.refunded_by_host),
                    })}
                  </Box>
                )}
              </Box>
            ) : null
          }
        />
        <Column source="amount" label="money.commissions.share" align="right" field={AmountText} />
        <Column source="balance" label="money.balance" align="right" field={AmountText} />
        <Column
          source="invoice_number"
          label="money.invoice"
          render={({ invoice_number }) => invoice_number ?? t('money.not_yet')}
        />
      </RecordTable>
    </RecordList>
  );
}

function Intro() {
  const t = useTranslate();
  return (
    <Loaded query={useOwnHost()}>
      {({ id }) => (
        <Box sx={{ display: 'grid', gap: 2, mb: 3, gridTemplateColumns: { lg: '1fr 1fr' }, alignItems: 'start' }}>
          <FactCard title={t('money.commissions.balance')}>
            <BalanceList hostId={id} />
          </FactCard>
          <CommissionSums />
        </Box>
      )}
    </Loaded>
  );
}

const TONES = {
  earned: 'good',
  changed: 'calm',
  cancelled: 'loud',
  refunded: 'loud',
  compensated: 'loud',
  paid_out: 'calm',
  returned: 'warm',
} as const satisfies Record<(typeof COMMISSION_KINDS)[number], string>;
