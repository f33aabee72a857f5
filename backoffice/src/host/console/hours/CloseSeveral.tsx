import { localMoment } from '@cubby/api';
import { serverClock } from '@cubby/api/client';
import { toDraft, toWire } from '@cubby/api/react-admin';
import { DateField } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SeveralPlaces } from '../stashpoint/SeveralPlaces.tsx';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';
import { type DraftClosure, withClosure } from './closures.ts';

/** One closure for several places, such as a holiday: nothing for a host with one place. */
export function CloseSeveral() {
  const t = useTranslate();
  const { locale } = useFormats();
  const { stashpoints = [] } = useOwnStashpoints();
  const [first, setFirst] = useState('');
  const [last, setLast] = useState('');
  if (stashpoints.length < 2) return null;
  const today = localMoment(serverClock.now(), stashpoints[0]?.timezone ?? 'UTC').date;
  const until = last || first;
  const isWhole = first >= today && until >= first;
  return (
    <SeveralPlaces
      title={t('host.several.close')}
      confirm={(smart_count) => t('host.several.close_confirm', { smart_count })}
      places={stashpoints}
      missing={t('host.several.choose_days')}
      changeOf={(place) => {
        if (!isWhole) return null;
        const { closures } = toDraft(place) as { closures: DraftClosure[] };
        return toWire({ closures: withClosure(closures, { startDate: first, endDate: until }) });
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <DateField
          label={t('host.several.first_day')}
          value={first}
          minimum={today}
          locale={locale}
          required
          onChange={setFirst}
        />
        <DateField
          label={t('host.several.last_day')}
          value={last}
          minimum={first || today}
          locale={locale}
          onChange={setLast}
        />
      </Box>
    </SeveralPlaces>
  );
}
