import type { Booking } from '@cubby/api';
import { useApi } from '../lib/api/api.ts';
import { BagPhotos, CustodyList } from '../lib/booking/CustodyList.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { Fold } from '../lib/layout/Fold.tsx';
import { useCustody } from './use-custody.ts';

/** The chain of custody, as host and staff read it too. Shows nothing where it cannot be loaded. */
export function Custody({ booking, pass }: { booking: Booking; pass: string | null }) {
  const { t } = useI18n();
  const { data } = useCustody(booking.id, pass);
  if (!data || data.length === 0) return null;
  return (
    <Fold title={t('booking.custody.title')} heading="h2" open>
      <CustodyList events={data} timezone={booking.stashpoint.timezone} />
      <Photos bookingId={booking.id} pass={pass} />
    </Fold>
  );
}

function Photos({ bookingId, pass }: { bookingId: string; pass: string | null }) {
  const { data } = useApi('listBookingPictures', { params: { id: bookingId }, ...(pass && { query: { pass } }) });
  return <BagPhotos pictures={data?.filter(({ purpose }) => purpose === 'bag') ?? []} />;
}
