import type { Booking } from '@cubby/api';
import Typography from '@mui/material/Typography';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

/** What the voucher of a booking goes on paying for, before anything is changed; nothing where there is none. */
export function VoucherNote({ booking }: { booking: Booking }) {
  const { t } = useI18n();
  const { prepaid_bag_count: bags, coupon_code: code } = booking;
  if (bags === 0 || code === null) return null;
  return <Typography variant="body2">{t('booking.voucherCovers', { code, smart_count: bags })}</Typography>;
}
