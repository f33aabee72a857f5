import type { Booking } from '@cubby/api';
import { font, fontWeight, letterSpacing, tabularNumbers, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface DelegatePinProps {
  booking: Booking;
  name: string;
  pin: string;
  pending: boolean;
  onRevoke: () => void;
}

/** The PIN to pass on: copied, shared if the device can, and cancelled after a confirmation. */
export function DelegatePin({ booking, name, pin, pending, onRevoke }: DelegatePinProps) {
  const { t, moment } = useI18n();
  const [copied, setCopied] = useState(false);
  const [asking, setAsking] = useState(false);
  const { stashpoint, pickup, id } = booking;
  const text = t('manage.delegate.message', {
    ...{ name, pin, id, place: stashpoint.business_name, address: stashpoint.address },
    pickup: moment(pickup, stashpoint.timezone),
  });
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <>
      <div>
        <Typography>{t('manage.delegate.given', { name })}</Typography>
        <Typography
          translate="no"
          sx={{
            fontFamily: font.heading,
            fontSize: textSize.display,
            fontWeight: fontWeight.heavy,
            letterSpacing: letterSpacing.wide,
            ...tabularNumbers,
          }}
        >
          {pin}
        </Typography>
        <Typography color="textSecondary">{t('manage.delegate.hint', { id })}</Typography>
      </div>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        {'share' in navigator && (
          // Closing the share sheet is no failure.
          <Button variant="contained" onClick={() => void navigator.share({ text }).catch(() => undefined)}>
            {t('manage.delegate.share')}
          </Button>
        )}
        <Button variant="outlined" onClick={() => void copy()} aria-live="polite">
          {t(copied ? 'manage.delegate.copied' : 'manage.delegate.copy')}
        </Button>
        <Button color="error" onClick={() => setAsking(true)} loading={pending}>
          {t('manage.delegate.revoke')}
        </Button>
      </Box>
      <Dialog open={asking} onClose={() => setAsking(false)} aria-labelledby="revoke-title">
        <DialogTitle id="revoke-title">{t('manage.delegate.revokeQuestion', { name })}</DialogTitle>
        <DialogContent>{t('manage.delegate.revokeText')}</DialogContent>
        <DialogActions>
          <Button onClick={() => setAsking(false)}>{t('manage.delegate.keep')}</Button>
          <Button
            color="error"
            variant="contained"
            onClick={() => {
              setAsking(false);
              onRevoke();
            }}
          >
            {t('manage.delegate.revoke')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
}
