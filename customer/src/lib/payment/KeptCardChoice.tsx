import { tabularNumbers } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useI18n } from '../i18n/I18nProvider.tsx';
import type { useSandboxCards } from './use-sandbox-cards.ts';

const NEW = 'new';

/** Saved cards, each to be chosen or removed, and a new one below. Nothing if none is saved. */
export function KeptCardChoice({ cards, chosen, choose, remove }: ReturnType<typeof useSandboxCards>) {
  const { t } = useI18n();
  if (cards.length === 0) return null;
  return (
    <RadioGroup
      aria-label={t('payment.card')}
      value={chosen ?? NEW}
      onChange={(_, value) => choose(value === NEW ? null : value)}
    >
      {cards.map(({ id, card: { brand, last4 } }) => {
        const name = t('payment.keptCard', { card: BRANDS[brand] ?? brand, last4 });
        return (
          <Box key={id} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <FormControlLabel value={id} control={<Radio />} label={name} sx={{ flex: 1, ...tabularNumbers }} />
            <Button size="small" aria-label={t('payment.removeCard', { card: name })} onClick={() => void remove(id)}>
              {t('payment.remove')}
            </Button>
          </Box>
        );
      })}
      <FormControlLabel value={NEW} control={<Radio />} label={t('payment.newCard')} />
    </RadioGroup>
  );
}

const BRANDS: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };
