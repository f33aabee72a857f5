import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonBase from '@mui/material/ButtonBase';
import Dialog from '@mui/material/Dialog';
import { useEffect, useState } from 'react';
import { arch, colour } from '../tokens/index.ts';
import { QrCode } from './QrCode.tsx';

interface PassCodeProps {
  value: string;
  labels: { qr: string; enlarge: string; close: string };
}

/** The QR code of a pass. Pressed, it fills the screen, which stays on meanwhile: counters scan it at arm's length. */
export function PassCode({ value, labels }: PassCodeProps) {
  const [isLarge, setLarge] = useState(false);
  useEffect(() => (isLarge ? keepScreenOn() : undefined), [isLarge]);
  return (
    <Box sx={{ ...frame, '@media print': { width: '240px' } }}>
      <QrCode value={value} label={labels.qr} />
      <ButtonBase aria-label={labels.enlarge} onClick={() => setLarge(true)} sx={cover} />
      <Dialog
        open={isLarge}
        fullScreen
        onClose={() => setLarge(false)}
        slotProps={{ paper: { 'aria-label': labels.qr } }}
      >
        <Box sx={sheet}>
          <Box sx={{ width: 'min(100%, 100dvh - 112px)' }}>
            <QrCode value={value} label={labels.qr} />
          </Box>
          <Button variant="contained" size="large" onClick={() => setLarge(false)}>
            {labels.close}
          </Button>
        </Box>
      </Dialog>
    </Box>
  );
}

const frame = {
  position: 'relative',
  // The code is 240 pixels wide: a scanner at a desk reads it from any screen.
  width: 'min(100%, 272px)',
  marginInline: 'auto',
  background: colour.accentSoft,
  borderRadius: arch,
  px: 2,
  pt: { xs: 3, md: 5 },
  pb: 2,
} as const;
const cover = { position: 'absolute', inset: 0, borderRadius: arch } as const;
const sheet = {
  minHeight: '100dvh',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  gap: 2,
  padding: 1,
} as const;

/** Keeps the screen on, where the browser can; returns a function that lets it turn off again. */
function keepScreenOn(): () => void {
  const over = new AbortController();
  let lock: WakeLockSentinel | undefined;
  const ask = async () => {
    if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    // Refused where the battery is low: the code is shown all the same.
    lock = await navigator.wakeLock.request('screen').catch(() => undefined);
    if (over.signal.aborted) await lock?.release();
  };
  void ask();
  // The browser lets go of it with the tab.
  document.addEventListener('visibilitychange', () => void ask(), { signal: over.signal });
  return () => {
    over.abort();
    void lock?.release();
  };
}
