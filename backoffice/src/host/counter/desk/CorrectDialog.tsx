import { BAG_SIZES, type BagSize, bySize, type CounterBooking, describeRefundPolicy } from '@cubby/api';
import { BagStepper } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import { writeCount } from '../bookings/write-bags.ts';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { Deed } from '../state/queued-action-of.ts';
import { useCounter } from '../state/use-counter.ts';

interface CorrectDialogProps {
  booking: CounterBooking;
  onCorrect: (deed: Deed) => void;
  onClose: () => void;
}

/** Corrects the number of bags of each booked size, and shows the price difference or refund. */
export function CorrectDialog({ booking, onCorrect, onClose }: CorrectDialogProps) {
  const { t, language } = useI18n();
  const { link } = useCounter();
  const booked = bySize((size) =>
    booking.storage_spaces.filter((space) => space.size === size).reduce((sum, { quantity }) => sum + quantity, 0),
  );
  const [counts, setCounts] = useState(booked);
  const sizes = BAG_SIZES.filter((size) => booked[size] > 0);
  const total = BAG_SIZES.reduce((sum, size) => sum + counts[size], 0);
  const isMore = total > booking.bag_count;
  const isSame = BAG_SIZES.every((size) => counts[size] === booked[size]);
  const cannotPay = isMore && link === 'offline';
  const correct = () => {
    const spaces = BAG_SIZES.filter((size) => counts[size] > 0).map((size) => ({ size, quantity: counts[size] }));
    onCorrect({ kind: 'correct', booking_id: booking.id, bag_count: total, storage_spaces: spaces });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="correct-title">
      <DialogTitle id="correct-title">{t('correct.title')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        {sizes.map((size) => (
          <BagStepper
            key={size}
            value={counts[size]}
            minimum={sizes.length > 1 ? 0 : 1}
            onChange={(value) => setCounts({ ...counts, [size]: value })}
            labels={{
              label: size === 'standard' ? t('correct.label') : t(`size.${size}`),
              fewer: `${t('correct.fewer_bags')}${nameOf(size)}`,
              more: `${t('correct.more_bags')}${nameOf(size)}`,
              value: writeCount(t, counts[size]),
            }}
          />
        ))}
        <Alert severity={cannotPay ? 'warning' : 'info'} role="status">
          {isSame
            ? t('correct.unchanged')
            : cannotPay
              ? t('correct.offline')
              : isMore
                ? t('correct.more')
                : t('correct.fewer', { refunds: describeRefundPolicy(language) })}
        </Alert>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button
          variant="contained"
          disabled={isSame || cannotPay || total === 0}
          onClick={correct}
          sx={{ minHeight: 56 }}
        >
          {t('correct.confirm', { bags: writeCount(t, total) })}
        </Button>
      </DialogActions>
    </Dialog>
  );

  function nameOf(size: BagSize): string {
    return size === 'standard' ? '' : `, ${t(`size.${size}`)}`;
  }
}
