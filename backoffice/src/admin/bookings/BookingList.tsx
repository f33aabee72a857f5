import { type AdminBooking, BOOKING_STATES } from '@cubby/api';
import { TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { recordPath } from '../../lib/routing/paths.ts';
import { BookingState } from '../../shared/bookings/BookingState.tsx';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { DayFilter } from '../../shared/lists/DayFilter.tsx';
import { HostName, LinkedFilter, LinkedFilters, StashpointName } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { AmountText } from '../../shared/values/AmountText.tsx';
import { CountText } from '../../shared/values/CountText.tsx';
import { EmailText } from '../../shared/values/EmailText.tsx';
import { MomentText } from '../../shared/values/MomentText.tsx';
import { doubtfulPhoneFilter } from '../users/doubtful-phone-filter.tsx';

const Column = RecordTable.Col<AdminBooking>;

/** All bookings, searchable by booking number, tag, name or email address. */
export function BookingList() {
  const { momentIn, moment, dayOf } = useFormats();
  return (
    <RecordList<AdminBooking>
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="state"
          source="state"
          label="bookings.state_filter"
          emptyText="bookings.any_state"
          choices={BOOKING_STATES.map((state) => ({ id: state, name: `bookings.state.${state}` }))}
          alwaysOn
        />,
        <ChoiceFilter
          key="payment_failed"
          source="payment_failed"
          label="bookings.payment_filter"
          emptyText="bookings.any_payment"
          choices={[{ id: 'true', name: 'bookings.payment_failed' }]}
          alwaysOn
        />,
        doubtfulPhoneFilter,
        <DayFilter key="dropoff_from" source="dropoff_from" label="bookings.from" day="from" alwaysOn />,
        <DayFilter key="dropoff_until" source="dropoff_until" label="bookings.until" day="until" alwaysOn />,
      ]}
    >
      <LinkedFilters>
        <LinkedFilter<AdminBooking>
          source="stashpoint_id"
          label="bookings.field.stashpoint"
          nameIn={({ stashpoint }) => stashpoint.name}
          nameOf={(id) => <StashpointName id={id} />}
        />
        <LinkedFilter<AdminBooking>
          source="host_id"
          label="incidents.field.host"
          nameIn={({ stashpoint }) => stashpoint.business_name}
          nameOf={(id) => <HostName id={id} />}
        />
        <LinkedFilter<AdminBooking>
          source="customer_id"
          label="bookings.field.customer"
          nameIn={({ customer }) => customer.name || (customer.email ?? '')}
        />
        <LinkedFilter source="coupon_code" label="bookings.field.coupon" />
        <LinkedFilter source="coupon_used" label="bookings.coupon_used" flag />
        <LinkedFilter source="ccy_code" label="money.currency" />
        <LinkedFilter source="paid_since" label="bookings.paid_since" nameOf={dayOf} />
        <LinkedFilter source="paid_until" label="bookings.paid_until" nameOf={dayOf} />
        <LinkedFilter source="money_trouble" label="home.money_trouble" flag />
        <LinkedFilter source="payment_failed_since" label="shared.since" nameOf={moment} />
      </LinkedFilters>
      <RecordTable<AdminBooking>
        rowClick={(id) => recordPath('bookings', id)}
        hiddenColumns={['created', 'refund_amount', 'phone_number', 'booking_tag_numbers', 'coupon_code']}
      >
        <Column source="id" />
        <Column
          source="customer"
          csv={{ 'customer.name': 'bookings.field.customer', 'customer.email': 'bookings.mail' }}
          render={({ customer }) => (
            <TwoLines first={customer.name} second={customer.email && <EmailText address={customer.email} />} />
          )}
        />
        <Column
          source="stashpoint"
          csv={{ 'stashpoint.name': 'bookings.field.stashpoint', 'stashpoint.city_name': 'coupons.field.cityId' }}
          render={({ stashpoint }) => <TwoLines first={stashpoint.name} second={stashpoint.city_name} />}
        />
        <Column
          source="dropoff"
          csv={{ dropoff: { clock: 'stashpoint.timezone' }, 'stashpoint.timezone': 'bookings.zone' }}
          render={({ dropoff, stashpoint }) => (
            <Box sx={{ whiteSpace: { md: 'nowrap' } }}>{momentIn(dropoff, stashpoint.timezone)}</Box>
          )}
        />
        <Column source="bag_count" label="bookings.field.bags" align="right" field={CountText} />
        <Column source="total_price_amount" label="bookings.field.total" align="right" field={AmountText} />
        <Column
          source="state"
          csv={{ state: { words: 'bookings.state' }, payment_failed: 'bookings.payment_failed' }}
          render={({ state, payment_failed, open_incident }) => (
            <BookingState state={state} paymentFailed={payment_failed} incident={open_incident} />
          )}
        />
        <Column source="created" field={MomentText} />
        <Column source="refund_amount" label="bookings.field.refunded" align="right" field={AmountText} />
        <Column
          source="phone_number"
          label="bookings.field.phone"
          csv={{ 'customer.phone_number': {} }}
          render={({ customer }) => customer.phone_number}
        />
        <Column
          source="booking_tag_numbers"
          label="bookings.field.tags"
          render={({ booking_tag_numbers }) => booking_tag_numbers?.join(', ') ?? ''}
        />
        <Column source="coupon_code" label="bookings.field.coupon" render={({ coupon_code }) => coupon_code ?? ''} />
      </RecordTable>
    </RecordList>
  );
}
