import type { Booking } from '@cubby/api';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** Says what the voucher of a booking still covers, before anything is changed; nothing if there is none. */
export function VoucherNote({ booking }: { booking: Booking }) {
  const { t } = useI18n();
  const { prepaid_bag_count: bags, coupon_code: code } = booking;
  if (bags === 0 || code === null) return null;
  return <Typography variant="body2">{t('booking.voucherCovers', { code, smart_count: bags })}</Typography>;
}
