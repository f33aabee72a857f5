import { type Booking, CHANGEABLE_STATES } from '@cubby/api';
import { screenOnly } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Link } from 'wouter';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { mayExtend } from './extensions.ts';
import { mayCancel } from './PassActions.tsx';

interface PassHolderActionsProps {
  booking: Booking;
  /** The signed part of the link. */
  pass: string;
  now: Date;
  /** True if a later pick-up is offered above already. */
  extending: boolean;
}

/** The actions of someone who opened an email's link without signing in: they extend, share, or ask for a code. */
export function PassHolderActions({ booking, pass, now, extending }: PassHolderActionsProps) {
  const { t, paths } = useI18n();
  const [copied, setCopied] = useState(false);
  const url = booking.pass?.url;
  const share = async (address: string) => {
    // Closing the share sheet is no failure.
    if ('share' in navigator) return navigator.share({ url: address }).catch(() => undefined);
    await (navigator as Navigator).clipboard.writeText(address);
    setCopied(true);
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' }, ...screenOnly }}>
      {!extending && mayExtend(booking, now) && (
        <Button component={Link} variant="contained" href={paths.booking(booking.id, { pass, extend: 1 })}>
          {t('manage.extend.title')}
        </Button>
      )}
      {url && (
        <Button variant="outlined" onClick={() => void share(url)} aria-live="polite">
          {t(copied ? 'manage.delegate.copied' : 'booking.sharePass')}
        </Button>
      )}
      {(mayCancel(booking) || CHANGEABLE_STATES.includes(booking.state)) && (
        <Button variant="outlined" href={paths.loginEmail({ next: paths.booking(booking.id) })}>
          {t('booking.changeByCode')}
        </Button>
      )}
    </Box>
  );
}
