import { colour } from '@cubby/design-system';
import AppleIcon from '@mui/icons-material/Apple';
import GoogleIcon from '@mui/icons-material/Google';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useState } from 'react';
import type { Gathered } from '../api/sandbox-stripe.ts';
import { useI18n } from '../i18n/I18nProvider.tsx';
import { EXPRESS_NAMES, EXPRESS_ORDER, type ExpressMethod } from './express-methods.ts';
import type { Due } from './payment-elements.ts';

interface SandboxExpressProps {
  due: Due;
  onPay: (gathered: Gathered) => Promise<boolean>;
}

/** Stand-ins for the express buttons. A wallet asks on its own sheet; PayPal asks later, on its own page. */
export function SandboxExpress({ due, onPay }: SandboxExpressProps) {
  const { t, money } = useI18n();
  const [asking, setAsking] = useState<ExpressMethod | null>(null);
  const name = asking && EXPRESS_NAMES[asking];
  const confirm = () => {
    setAsking(null);
    if (asking) void onPay(gatheredBy(asking));
  };
  return (
    <Box
      role="group"
      aria-label={t('payment.express')}
      sx={{ display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}
    >
      {EXPRESS_ORDER.map((method) => (
        <Button
          key={method}
          variant="contained"
          size="large"
          aria-label={EXPRESS_NAMES[method]}
          sx={LOOKS[method]}
          onClick={() => (method === 'paypal' ? void onPay(gatheredBy(method)) : setAsking(method))}
        >
          <Mark method={method} />
        </Button>
      ))}
      <Dialog open={asking !== null} onClose={() => setAsking(null)} aria-labelledby="wallet" aria-describedby="ask">
        <DialogTitle id="wallet">{name}</DialogTitle>
        <DialogContent>
          <DialogContentText id="ask">{t('payment.walletText', { name: name ?? '' })}</DialogContentText>
        </DialogContent>
        <DialogActions sx={{ p: 2, gap: 1 }}>
          <Button onClick={() => setAsking(null)}>{t('payment.walletCancel')}</Button>
          <Button variant="contained" onClick={confirm}>
            {t('payment.pay', { amount: money(due.amount, due.currency, due.minorInMajor) })}
          </Button>
        </DialogActions>
      </Dialog>
    </Box>
  );
}

/** The mark of a wallet, as its own button shows it. */
function Mark({ method }: { method: ExpressMethod }) {
  const Icon = method === 'apple_pay' ? AppleIcon : method === 'google_pay' ? GoogleIcon : null;
  if (!Icon) return EXPRESS_NAMES[method];
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Icon aria-hidden fontSize="small" />
      Pay
    </Box>
  );
}

const ground = (background: string, color: string) =>
  ({ background, color, '&:hover': { background, color } }) as const;
const LOOKS: Record<ExpressMethod, ReturnType<typeof ground>> = {
  apple_pay: ground(colour.text, colour.surface),
  google_pay: ground(colour.text, colour.surface),
  paypal: ground(colour.highlight, colour.onHighlight),
  link: ground(colour.accentSoft, colour.text),
};

function gatheredBy(method: ExpressMethod): Gathered {
  const wallet = method === 'apple_pay' || method === 'google_pay' ? method : null;
  return { type: wallet ? 'card' : (method as 'paypal' | 'link'), method: 'pm_card_visa', wallet, keep: false };
}
