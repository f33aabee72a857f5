import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { useI18n } from '../language/LanguageProvider.tsx';
import type { Reading } from './read-code.ts';

/** Explains a code that matches no booking of this counter, and the next step. */
export function ReadingNote({ reading, timezone }: { reading: Reading; timezone: string }) {
  const { t, moment } = useI18n();
  switch (reading.kind) {
    case 'booking':
    case 'several':
      return null;
    case 'forged':
      return note('error', t('desk.forged'), t('desk.forged_text'));
    case 'nothing':
      return note(
        'warning',
        t('desk.no_pass', { text: reading.text.slice(0, 40) }),
        t(reading.isScanned ? 'desk.no_scan_text' : 'desk.no_pass_text'),
      );
    case 'cancelled':
      return note('error', t('desk.cancelled'), t('desk.cancelled_text'));
    case 'not_today':
      return note(
        'warning',
        t('desk.not_today'),
        t('desk.not_today_text', { time: moment(reading.dropoff, timezone) }),
      );
    case 'elsewhere':
      return note(
        'warning',
        t('desk.elsewhere'),
        t('desk.elsewhere_text', { place: reading.stashpoint, address: reading.address }),
      );
    case 'elsewhere_unknown':
      return note('warning', t('desk.elsewhere_unknown'), t('desk.elsewhere_unknown_text'));
    case 'old_pass':
      return note('warning', t('desk.old_pass'), t('desk.no_pass_text'));
  }
}

function note(severity: 'error' | 'warning', title: string, text: string) {
  return (
    <Alert severity={severity} role="alert">
      <AlertTitle>{title}</AlertTitle>
      {text}
    </Alert>
  );
}
