import { type AdminBooking, BOOKING_STATES } from '@cubby/api';
import { TwoLines } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { paths } from '../../lib/routing/paths.ts';
import { BookingState } from '../../shared/bookings/BookingState.tsx';
import type { Column } from '../../shared/lists/columns.ts';
import { HostName, type LinkedFilter, LinkedFilters, StashpointName } from '../../shared/lists/LinkedFilters.tsx';
import { ResourceList } from '../../shared/lists/ResourceList.tsx';
import { EmailText } from '../../shared/values/EmailText.tsx';

/** All bookings, searchable by what a caller has at hand: booking number, tag, name or email address. */
export function BookingList() {
  const t = useTranslate();
  return (
    <ResourceList<AdminBooking>
      resource="bookings"
      title={t('bookings.title')}
      countOf={(total) => t('bookings.count', { smart_count: total })}
      searchLabel={t('bookings.search')}
      empty={{ title: t('bookings.none'), text: t('bookings.none_text') }}
      sort={{ field: 'created', order: 'DESC' }}
      columns={useColumns()}
      filters={[
        {
          name: 'state',
          label: t('bookings.state_filter'),
          options: [
            ['', t('bookings.any_state')],
            ...BOOKING_STATES.map((state) => [state, t(`bookings.state.${state}`)] as const),
          ],
        },
        {
          name: 'payment_failed',
          label: t('bookings.payment_filter'),
          options: [
            ['', t('bookings.any_payment')],
            ['true', t('bookings.payment_failed')],
          ],
        },
        { name: 'dropoff_from', label: t('bookings.from'), day: 'from' },
        { name: 'dropoff_until', label: t('bookings.until'), day: 'until' },
      ]}
      hrefOf={({ id }) => paths.booking(id)}
      intro={<LinkedFilters<AdminBooking> filters={useLinkedFilters()} />}
      csv
    />
  );
}

/** The pages of a place, a host, a traveller and a coupon link to their bookings, and the dashboard to those it counts. */
function useLinkedFilters(): LinkedFilter<AdminBooking>[] {
  const t = useTranslate();
  const { moment } = useFormats();
  return [
    {
      name: 'stashpoint_id',
      label: t('bookings.field.stashpoint'),
      nameIn: ({ stashpoint }) => stashpoint.name,
      nameOf: (id) => <StashpointName id={id} />,
    },
    {
      name: 'host_id',
      label: t('incidents.field.host'),
      nameIn: ({ stashpoint }) => stashpoint.business_name,
      nameOf: (id) => <HostName id={id} />,
    },
    {
      name: 'customer_id',
      label: t('bookings.field.customer'),
      nameIn: ({ customer }) => customer.name || customer.email,
    },
    { name: 'coupon_code', label: t('bookings.field.coupon') },
    { name: 'money_trouble', label: t('home.money_trouble'), flag: true },
    { name: 'payment_failed_since', label: t('shared.since'), nameOf: moment },
  ];
}

function useColumns(): Column<AdminBooking>[] {
  const t = useTranslate();
  const { money, momentIn, moment, count } = useFormats();
  const amountIn = (booking: AdminBooking, amount: number) =>
    money(amount, { ccy: booking.ccy_code, ccy_minor_in_major: booking.ccy_minor_in_major });
  return [
    { source: 'id', label: t('bookings.field.id'), render: ({ id }) => id },
    {
      source: 'customer',
      csv: ['customer.name', 'customer.email'],
      label: t('bookings.field.customer'),
      render: ({ customer }) => <TwoLines first={customer.name} second={<EmailText address={customer.email} />} />,
    },
    {
      source: 'stashpoint',
      csv: ['stashpoint.name', 'stashpoint.city_name'],
      label: t('bookings.field.stashpoint'),
      render: ({ stashpoint }) => <TwoLines first={stashpoint.name} second={stashpoint.city_name} />,
    },
    {
      source: 'dropoff',
      csv: ['dropoff', 'stashpoint.timezone'],
      label: t('bookings.field.dropoff'),
      sortable: true,
      render: ({ dropoff, stashpoint }) => (
        <Box sx={{ whiteSpace: { md: 'nowrap' } }}>{momentIn(dropoff, stashpoint.timezone)}</Box>
      ),
    },
    {
      source: 'bag_count',
      label: t('bookings.field.bags'),
      align: 'right',
      render: ({ bag_count }) => count(bag_count),
    },
    {
      source: 'total_price_amount',
      label: t('bookings.field.total'),
      sortable: true,
      align: 'right',
      render: (booking) => amountIn(booking, booking.total_price_amount),
    },
    {
      source: 'state',
      csv: ['state', 'payment_failed'],
      label: t('bookings.field.state'),
      render: ({ state, payment_failed, open_incident }) => (
        <BookingState state={state} paymentFailed={payment_failed} incident={open_incident} />
      ),
    },
    {
      source: 'created',
      label: t('bookings.field.created'),
      sortable: true,
      hidden: true,
      render: ({ created }) => moment(created),
    },
    {
      source: 'refund_amount',
      label: t('bookings.field.refunded'),
      hidden: true,
      align: 'right',
      render: (booking) => amountIn(booking, booking.refund_amount),
    },
    {
      source: 'phone_number',
      csv: ['customer.phone_number'],
      label: t('bookings.field.phone'),
      hidden: true,
      render: ({ customer }) => customer.phone_number,
    },
    {
      source: 'booking_tag_numbers',
      label: t('bookings.field.tags'),
      hidden: true,
      render: ({ booking_tag_numbers }) => booking_tag_numbers?.join(', ') ?? '',
    },
    {
      source: 'coupon_code',
      label: t('bookings.field.coupon'),
      hidden: true,
      render: ({ coupon_code }) => coupon_code ?? '',
    },
  ];
}
