import type { CounterDay } from '@cubby/api';
import { BackLink, FactCard } from '@cubby/design-system';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PrintSheet } from '../../../shared/page/PrintSheet.tsx';
import { hostPaths } from '../routing/host-paths.ts';
import { StashpointScreen } from '../stashpoint/StashpointScreen.tsx';
import { useCounterDay } from '../stashpoint/use-counter-day.ts';
import { DayList } from './DayList.tsx';
import { PaperField } from './PaperField.tsx';
import { usePaper } from './paper.ts';

/** Today on paper, for a counter without a screen: drop-offs, pick-ups and bags that stay, to tick off by hand. */
export function DayListPage() {
  const t = useTranslate();
  return (
    <>
      <BackLink href={hostPaths.bookings}>{t('bookings.back')}</BackLink>
      <StashpointScreen title={t('booking.day.title')} text={t('booking.day.text')}>
        {(stashpoint) => <StashpointsDay key={stashpoint.id} id={stashpoint.id} />}
      </StashpointScreen>
    </>
  );
}

function StashpointsDay({ id }: { id: string }) {
  return <Loaded<CounterDay> query={useCounterDay(id)}>{(day) => <Day day={day} />}</Loaded>;
}

function Day({ day }: { day: CounterDay }) {
  const t = useTranslate();
  const [printing, setPrinting] = useState(false);
  const { paper, roll, choose } = usePaper();
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <Box sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 320, justifyItems: 'start' }}>
        <PaperField value={paper} onChange={choose} />
        <Button variant="contained" startIcon={<PrintRounded />} onClick={() => setPrinting(true)}>
          {t('host.print.print')}
        </Button>
      </Box>
      <Box sx={{ width: '100%', maxWidth: 760 }}>
        <FactCard title={day.stashpoint.business_name}>
          <DayList day={day} />
        </FactCard>
      </Box>
      {printing && (
        <PrintSheet roll={roll} onDone={() => setPrinting(false)}>
          <Box sx={{ mb: 2 }}>{day.stashpoint.business_name}</Box>
          <DayList day={day} />
        </PrintSheet>
      )}
    </Box>
  );
}
