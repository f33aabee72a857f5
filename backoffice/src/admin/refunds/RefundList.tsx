import { REFUND_BEARERS, REFUND_STATES, type Refund } from '@cubby/api';
import { FeatureBadge } from '@cubby/design-system';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { LinkedFilter, LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { AmountText } from '../../shared/values/AmountText.tsx';
import { MomentText } from '../../shared/values/MomentText.tsx';

const Column = RecordTable.Col<Refund>;

const TONES = { refused: 'loud', pending: 'calm', refunded: 'plain' } as const;

/** Refunds made by staff beyond the refund policy: who made them, how much, at whose cost, and why. */
export function RefundList() {
  const t = useTranslate();
  return (
    <RecordList<Refund>
      sort={{ field: 'state', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="state"
          source="state"
          label="bookings.state_filter"
          emptyText="bookings.any_state"
          choices={REFUND_STATES.map((state) => ({ id: state, name: `refunds.state.${state}` }))}
          alwaysOn
        />,
        <ChoiceFilter
          key="borne_by"
          source="borne_by"
          label="refunds.field.borne_by"
          emptyText="refunds.anybody"
          choices={REFUND_BEARERS.map((each) => ({ id: each, name: `bookings.bearer.${each}` }))}
          alwaysOn
        />,
      ]}
    >
      <LinkedFilters>
        <LinkedFilter source="booking_id" label="refunds.field.booking" />
      </LinkedFilters>
      <RecordTable<Refund> rowClick={(_id, _resource, { booking_id }) => recordPath('bookings', booking_id)}>
        <Column source="booking_id" label="refunds.field.booking" />
        <Column source="customer_email" label="refunds.field.customer" />
        <Column source="amount" align="right" field={AmountText} />
        <Column
          source="to"
          csv={{ card_amount: 'refunds.card', credit_amount: 'refunds.credit' }}
          render={({ credit_amount, card_amount }) =>
            [card_amount > 0 && t('refunds.card'), credit_amount > 0 && t('refunds.credit')].filter(Boolean).join(' + ')
          }
        />
        <Column
          source="borne_by"
          label="refunds.field.borne_by"
          csv={{ borne_by: { words: 'bookings.bearer' } }}
          render={({ borne_by }) => t(`bookings.bearer.${borne_by}`)}
        />
        <Column
          source="state"
          label="bookings.state_filter"
          csv={{ state: { words: 'refunds.state' } }}
          render={({ state }) => <FeatureBadge label={t(`refunds.state.${state}`)} tone={TONES[state]} />}
        />
        <Column source="reason" />
        <Column source="actor_name" label="refunds.field.actor" />
        <Column source="created" field={MomentText} />
      </RecordTable>
    </RecordList>
  );
}
