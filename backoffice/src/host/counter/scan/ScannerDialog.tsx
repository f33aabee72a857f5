import { QrCode } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useState } from 'react';
import { useI18n } from '../language/LanguageProvider.tsx';
import { type Scan, SLOWEST_SCANNER_MS, useGun } from './use-gun.ts';

/** Has every kind of sign that is on a pass: letters of both cases, digits, and what an address has between them. */
const TEST_CODE = 'Cubby/Zyqwam?AZ=QWM&scan_0123456789';
/** Keys that come one by one are a scanner that is too slow, or someone typing. */
const MANY_KEYS = 8;
const PATIENCE_MS = 1_500;

/** Shows a code to scan, and says how the scanner's keys arrive and what to change about it. */
export default function ScannerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useI18n();
  const [scan, setScan] = useState<Scan | 'slow' | null>(null);
  useGun(setScan);
  useSlowKeys(() => setScan('slow'));
  const isRead = scan && scan !== 'slow' && [scan.typed, scan.byPosition].includes(TEST_CODE);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="scanner-title">
      <Box sx={{ display: 'grid', gap: 2, p: 2, justifyItems: 'center' }}>
        <Typography id="scanner-title" variant="h3" component="h2">
          {t('scanner.title')}
        </Typography>
        <Typography>{t('scanner.text')}</Typography>
        <QrCode value={TEST_CODE} label={t('scanner.code')} />
        <Box role="status">
          {scan && (
            <Alert severity={isRead ? 'success' : 'warning'} icon={false}>
              {sentences(scan).map((sentence) => (
                <Box key={sentence}>{t(`scanner.${sentence}`)}</Box>
              ))}
            </Alert>
          )}
        </Box>
        <Button variant="outlined" size="large" onClick={onClose}>
          {t('app.close')}
        </Button>
      </Box>
    </Dialog>
  );
}

type Sentence = 'works' | 'by_position' | 'caps' | 'no_enter' | 'wrong' | 'slow';

function sentences(scan: Scan | 'slow'): Sentence[] {
  if (scan === 'slow') return ['slow'];
  const { typed, byPosition, hasEnter, isCapsLocked } = scan;
  if (typed !== TEST_CODE && byPosition !== TEST_CODE) return ['wrong'];
  return [
    'works',
    ...(isCapsLocked ? (['caps'] as const) : typed === TEST_CODE ? [] : (['by_position'] as const)),
    ...(hasEnter ? [] : (['no_enter'] as const)),
  ];
}

/** Calls back when many keys have come and then no more, at the pace of somebody who types. */
function useSlowKeys(onSlow: () => void): void {
  const tell = useEffectEvent(onSlow);
  useEffect(() => {
    let times: number[] = [];
    let end: ReturnType<typeof setTimeout> | undefined;
    const onKeyDown = ({ key, repeat, timeStamp }: KeyboardEvent) => {
      if (key.length !== 1 || repeat) return;
      times.push(timeStamp);
      clearTimeout(end);
      end = setTimeout(() => {
        const [first = 0] = times;
        const pace = ((times.at(-1) ?? 0) - first) / (times.length - 1);
        if (times.length >= MANY_KEYS && pace >= SLOWEST_SCANNER_MS) tell();
        times = [];
      }, PATIENCE_MS);
    };
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      clearTimeout(end);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, []);
}
