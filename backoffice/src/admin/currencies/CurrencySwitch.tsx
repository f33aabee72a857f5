import type { AdminCurrency } from '@cubby/api';
import { layer } from '@cubby/design-system';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useDataProvider } from 'ra-core';
import { useState } from 'react';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../../shared/records/FormDialog.tsx';
import { useDone } from '../../shared/records/use-done.ts';

/** Switches a currency on or off. Switching it off takes its places off sale, so their number is shown first. */
export function CurrencySwitch({ currency }: { currency: AdminCurrency }) {
  const t = useTranslate();
  const done = useDone();
  const dataProvider = useDataProvider();
  const [asking, setAsking] = useState(false);
  const { code, active, stashpoint_count, open_booking_count } = currency;
  const change = async () => {
    await dataProvider.update('currencies', { id: code, data: { active: !active }, previousData: currency });
    done(active ? 'currencies.is_off' : 'currencies.is_on', { code });
  };
  return (
    <>
      <Button
        size="small"
        color={active ? 'secondary' : 'primary'}
        aria-label={`${t(active ? 'currencies.off' : 'currencies.turn_on')}: ${code}`}
        onClick={() => setAsking(true)}
        sx={{ position: 'relative', zIndex: layer.control, minHeight: 36, my: -0.5 }}
      >
        {t(active ? 'currencies.off' : 'currencies.turn_on')}
      </Button>
      {asking && (
        <FormDialog
          title={t(active ? 'currencies.off_title' : 'currencies.on_title', { code })}
          confirm={t(active ? 'currencies.off' : 'currencies.turn_on')}
          destructive={active}
          onClose={() => setAsking(false)}
          onConfirm={change}
        >
          <Typography>
            {t(active ? 'currencies.off_places' : 'currencies.on_places', { smart_count: stashpoint_count })}
          </Typography>
          {active && <Typography>{t('currencies.off_stays', { smart_count: open_booking_count })}</Typography>}
        </FormDialog>
      )}
    </>
  );
}
