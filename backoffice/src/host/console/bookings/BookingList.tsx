import { type AdminBooking, BOOKING_TIMES } from '@cubby/api';
import { TwoLines } from '@cubby/design-system';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isManager } from '../../../lib/session/own-role.ts';
import { BookingState } from '../../../shared/bookings/BookingState.tsx';
import { ChoiceFilter } from '../../../shared/lists/ChoiceFilter.tsx';
import { DayFilter } from '../../../shared/lists/DayFilter.tsx';
import { EmptyList } from '../../../shared/lists/ListStates.tsx';
import { RecordList } from '../../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../../shared/lists/SearchFilter.tsx';
import { AmountText } from '../../../shared/values/AmountText.tsx';
import { CountText } from '../../../shared/values/CountText.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { placeFilter } from '../stashpoint/place-filter.tsx';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';

const Column = RecordTable.Col<AdminBooking>;

/** All paid bookings of a host's places, searchable by name, booking number or tag. */
export function BookingList() {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const { stashpoints = [] } = useOwnStashpoints();
  const several = stashpoints.length > 1;
  const moment = (instant: string, { stashpoint }: AdminBooking) => (
    <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
      {momentIn(instant, stashpoint.timezone)}
    </Box>
  );
  return (
    <RecordList<AdminBooking>
      title="host.menu.bookings"
      sort={{ field: 'next', order: 'ASC' }}
      filters={[
        <SearchFilter key="q" source="q" label="booking.list.search" alwaysOn />,
        <ChoiceFilter
          key="when"
          source="when"
          label="booking.list.when"
          emptyText="booking.list.any_time"
          choices={BOOKING_TIMES.map((time) => ({ id: time, name: `booking.list.time.${time}` }))}
          alwaysOn
        />,
        placeFilter(stashpoints),
        <DayFilter key="dropoff_from" source="dropoff_from" label="bookings.from" day="from" alwaysOn />,
        <DayFilter key="dropoff_until" source="dropoff_until" label="bookings.until" day="until" alwaysOn />,
      ]}
      actions={
        <Button startIcon={<PrintRounded />} href={hostPaths.dayList}>
          {t('booking.day.title')}
        </Button>
      }
    >
      <RecordTable<AdminBooking>
        rowClick={(id) => hostPaths.booking(id)}
        hiddenColumns={['booking_tag_numbers', 'phone_number', ...(several ? [] : ['stashpoint'])]}
        empty={<EmptyList text="booking.list.none_text" />}
      >
        <Column
          source="customer"
          csv={{ id: 'bookings.field.id', 'customer.name': 'bookings.field.customer' }}
          render={({ customer, id }) => <TwoLines first={customer.name} second={id} />}
        />
        <Column
          source="state"
          csv={{ state: { words: 'bookings.state' } }}
          render={({ state, open_incident }) => <BookingState state={state} incident={open_incident} />}
        />
        <Column
          source="dropoff"
          csv={{ dropoff: { clock: 'stashpoint.timezone' } }}
          render={(booking) => moment(booking.dropoff, booking)}
        />
        <Column
          source="pickup"
          label="bookings.pickup"
          csv={{ pickup: { clock: 'stashpoint.timezone' }, 'stashpoint.timezone': 'bookings.zone' }}
          render={(booking) => moment(booking.pickup, booking)}
        />
        <Column source="bag_count" label="bookings.field.bags" align="right" field={CountText} />
        <Column source="stashpoint" csv={{ 'stashpoint.name': {} }} render={({ stashpoint }) => stashpoint.name} />
        {/* Only the owner sees the earnings. */}
        {!isManager() && <Column source="host_share_amount" label="booking.share" align="right" field={AmountText} />}
        <Column
          source="booking_tag_numbers"
          label="bookings.field.tags"
          render={({ booking_tag_numbers }) => booking_tag_numbers?.join(', ') ?? ''}
        />
        <Column
          source="phone_number"
          label="bookings.field.phone"
          csv={{ 'customer.phone_number': {} }}
          render={({ customer }) => customer.phone_number}
        />
      </RecordTable>
    </RecordList>
  );
}
