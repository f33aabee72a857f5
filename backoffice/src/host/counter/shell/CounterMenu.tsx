import { LanguageMenu, ModeSwitch, touchTarget } from '@cubby/design-system';
import CloseRounded from '@mui/icons-material/CloseRounded';
import MenuRounded from '@mui/icons-material/MenuRounded';
import NotificationsRounded from '@mui/icons-material/NotificationsRounded';
import QrCodeScannerRounded from '@mui/icons-material/QrCodeScannerRounded';
import VolumeOffRounded from '@mui/icons-material/VolumeOffRounded';
import VolumeUpRounded from '@mui/icons-material/VolumeUpRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { isClerk, isManager, isSharedDevice } from '../../../lib/session/own-role.ts';
import { addresses } from '../bookings/addresses.ts';
import { SPOKEN, useI18n } from '../language/LanguageProvider.tsx';
import { useRenewedDevice } from '../notices/use-push.ts';
import { useMuted } from '../scan/signals.ts';
import { useCounter } from '../state/use-counter.ts';
import { SignOutDialog } from './SignOutDialog.tsx';

const NoticesDialog = lazy(() => import('../notices/NoticesDialog.tsx'));
const ScannerDialog = lazy(() => import('../scan/ScannerDialog.tsx'));

const ENTRIES = [
  'today',
  'counter',
  'bookings',
  'incidents',
  'closures',
  'hours',
  'limits',
  'tags',
  'stashpoints',
  'reviews',
  'figures',
  'commissions',
  'invoices',
  'payouts',
  'people',
  'notices',
  'account',
] as const;

type Entry = (typeof ENTRIES)[number];
/** Entries for the owner only. */
const MONEY: readonly Entry[] = ['commissions', 'invoices', 'payouts'];
const AT_COUNTER: readonly Entry[] = ['today', 'counter'];

/** Returns the menu for the user's role: clerks only see the counter, and managers all but the money. */
function entries(): readonly Entry[] {
  if (isClerk()) return AT_COUNTER;
  return isManager() ? ENTRIES.filter((entry) => !MONEY.includes(entry)) : ENTRIES;
}

/** The counter's menu and the settings of this device. */
export function CounterMenu() {
  const { t, language, speak } = useI18n();
  const [isOpen, setOpen] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const [muted, setMuted] = useMuted();
  const [isTelling, setTelling] = useState(false);
  const [isTesting, setTesting] = useState(false);
  const { stashpoints, stashpointId } = useCounter();
  const stashpoint = stashpoints?.find(({ id }) => id === stashpointId);
  useRenewedDevice(stashpointId);
  const SoundIcon = muted ? VolumeOffRounded : VolumeUpRounded;
  return (
    <>
      <IconButton color="inherit" aria-label={t('app.menu')} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <MenuRounded />
      </IconButton>
      <Dialog open={isOpen} onClose={() => setOpen(false)} fullWidth maxWidth="xs" aria-label={t('app.menu')}>
        <Box sx={{ display: 'flex', justifyContent: 'space-between', p: 1.5, pb: 0 }}>
          <LanguageMenu label={t('app.language')} value={language} languages={SPOKEN} onChange={speak} />
          <IconButton aria-label={t('app.close')} onClick={() => setOpen(false)}>
            <CloseRounded />
          </IconButton>
        </Box>
        <Box
          component="nav"
          aria-label={t('app.menu')}
          sx={{ display: 'grid', gridTemplateColumns: 'auto auto', p: 1.5, gap: 0.5 }}
        >
          {entries().map((entry) => (
            <Button key={entry} href={addresses[entry]} onClick={() => setOpen(false)} sx={item}>
              {t(`menu.${entry}`)}
            </Button>
          ))}
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, p: 1.5, pt: 0 }}>
          <ModeSwitch variant="text" labels={{ dark: t('app.dark'), light: t('app.light') }} />
          <Button color="inherit" startIcon={<SoundIcon />} onClick={() => setMuted(!muted)} sx={item}>
            {t(muted ? 'app.unmute' : 'app.mute')}
          </Button>
          {stashpoint && (
            <Button
              color="inherit"
              startIcon={<NotificationsRounded />}
              aria-haspopup="dialog"
              onClick={() => setTelling(true)}
              sx={item}
            >
              {t('notices.title')}
            </Button>
          )}
          <Button
            color="inherit"
            startIcon={<QrCodeScannerRounded />}
            aria-haspopup="dialog"
            onClick={() => setTesting(true)}
            sx={item}
          >
            {t('scanner.title')}
          </Button>
          {/* On a shared device people lock it when they leave; only the owner unpairs it. */}
          {!isSharedDevice() && (
            <Button color="error" onClick={() => setLeaving(true)} sx={item}>
              {t('app.sign_out')}
            </Button>
          )}
        </Box>
      </Dialog>
      {isTelling && stashpoint && (
        <Suspense>
          <NoticesDialog stashpoint={stashpoint} onClose={() => setTelling(false)} />
        </Suspense>
      )}
      {isTesting && (
        <Suspense>
          <ScannerDialog onClose={() => setTesting(false)} />
        </Suspense>
      )}
      {isLeaving && <SignOutDialog onClose={() => setLeaving(false)} />}
    </>
  );
}

const item = {
  justifyContent: 'flex-start',
  textAlign: 'start',
  minHeight: touchTarget,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  minWidth: 0,
} as const;
