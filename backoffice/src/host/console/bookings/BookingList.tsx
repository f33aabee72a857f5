import { type AdminBooking, BOOKING_TIMES } from '@cubby/api';
import { TwoLines } from '@cubby/design-system';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { isManager } from '../../../lib/session/own-role.ts';
import { BookingState } from '../../../shared/bookings/BookingState.tsx';
import type { Column } from '../../../shared/lists/columns.ts';
import { ResourceList } from '../../../shared/lists/ResourceList.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';

/** All bookings of a host's places since they were paid, searchable by what a traveller says or shows. */
export function BookingList() {
  const t = useTranslate();
  const { stashpoints = [] } = useOwnStashpoints();
  return (
    <ResourceList<AdminBooking>
      resource="bookings"
      title={t('host.menu.bookings')}
      countOf={(total) => t('bookings.count', { smart_count: total })}
      searchLabel={t('booking.list.search')}
      empty={{ title: t('bookings.none'), text: t('booking.list.none_text') }}
      sort={{ field: 'dropoff', order: 'DESC' }}
      columns={useColumns(stashpoints.length > 1)}
      filters={[
        {
          name: 'when',
          label: t('booking.list.when'),
          options: [
            ['', t('booking.list.any_time')],
            ...BOOKING_TIMES.map((time) => [time, t(`booking.list.time.${time}`)] as const),
          ],
        },
        ...(stashpoints.length > 1
          ? [
              {
                name: 'stashpoint_id',
                label: t('host.places.choose'),
                options: [
                  ['', t('booking.list.any_place')] as const,
                  ...stashpoints.map(({ id, name }) => [id, name] as const),
                ],
              },
            ]
          : []),
        { name: 'dropoff_from', label: t('bookings.from'), day: 'from' },
        { name: 'dropoff_until', label: t('bookings.until'), day: 'until' },
      ]}
      hrefOf={({ id }) => hostPaths.booking(id)}
      actions={
        <Button startIcon={<PrintRounded />} href={hostPaths.dayList}>
          {t('booking.day.title')}
        </Button>
      }
      csv
    />
  );
}

function useColumns(severalStashpoints: boolean): Column<AdminBooking>[] {
  const t = useTranslate();
  const { money, momentIn, count } = useFormats();
  const moment = (instant: string, { stashpoint }: AdminBooking) => (
    <Box component="span" sx={{ whiteSpace: { md: 'nowrap' } }}>
      {momentIn(instant, stashpoint.timezone)}
    </Box>
  );
  return [
    {
      source: 'customer',
      csv: ['id', 'customer.name'],
      label: t('bookings.field.customer'),
      render: ({ customer, id }) => <TwoLines first={customer.name} second={id} />,
    },
    {
      source: 'state',
      label: t('bookings.field.state'),
      render: ({ state, open_incident }) => <BookingState state={state} incident={open_incident} />,
    },
    {
      source: 'dropoff',
      csv: ['dropoff', 'stashpoint.timezone'],
      label: t('bookings.field.dropoff'),
      sortable: true,
      render: (booking) => moment(booking.dropoff, booking),
    },
    { source: 'pickup', label: t('bookings.pickup'), render: (booking) => moment(booking.pickup, booking) },
    {
      source: 'bag_count',
      label: t('bookings.field.bags'),
      align: 'right',
      render: ({ bag_count }) => count(bag_count),
    },
    {
      source: 'stashpoint',
      csv: ['stashpoint.name'],
      label: t('bookings.field.stashpoint'),
      hidden: !severalStashpoints,
      render: ({ stashpoint }) => stashpoint.name,
    },
    // Only the owner sees the earnings.
    ...(isManager()
      ? []
      : ([
          {
            source: 'host_share_amount',
            label: t('booking.share'),
            align: 'right',
            render: ({ host_share_amount, ccy_code: ccy, ccy_minor_in_major }: AdminBooking) =>
              host_share_amount === null ? '' : money(host_share_amount, { ccy, ccy_minor_in_major }),
          },
        ] as const)),
    {
      source: 'booking_tag_numbers',
      label: t('bookings.field.tags'),
      hidden: true,
      render: ({ booking_tag_numbers }) => booking_tag_numbers?.join(', ') ?? '',
    },
    {
      source: 'phone_number',
      csv: ['customer.phone_number'],
      label: t('bookings.field.phone'),
      hidden: true,
      render: ({ customer }) => customer.phone_number,
    },
  ];
}
