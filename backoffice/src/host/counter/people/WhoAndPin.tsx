import { EmptyState, touchTarget } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { useI18n } from '../language/LanguageProvider.tsx';
import { useCounter, useStore } from '../state/use-counter.ts';
import { PinPad } from './PinPad.tsx';

/** Asks for a person and their PIN. */
export function WhoAndPin({ onDone }: { onDone?: () => void }) {
  const { t } = useI18n();
  const store = useStore();
  const { shared, link } = useCounter();
  const [chosen, setChosen] = useState<string | null>(null);
  // A team member may have been added since this device last asked.
  useEffect(() => void store.session.askWhoIsHere(), [store]);
  const people = shared?.people ?? [];
  const person = people.find(({ id }) => id === chosen);
  if (people.length === 0) return <EmptyState title={t('pin.nobody')} text={t('pin.nobody_text')} />;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {link === 'offline' && <Alert severity="info">{t('pin.offline')}</Alert>}
      <Box role="group" aria-label={t('pin.who')} sx={names}>
        {people.map(({ id, name }) => (
          <Button
            key={id}
            variant={id === chosen ? 'contained' : 'outlined'}
            aria-pressed={id === chosen}
            onClick={() => setChosen(id)}
            sx={nameButton}
          >
            {name}
          </Button>
        ))}
      </Box>
      {person && <PinPad key={person.id} person={person} {...(onDone && { onDone })} />}
    </Box>
  );
}

const names = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 132px), 1fr))',
  gap: 1,
} as const;
const nameButton = { minHeight: touchTarget + 8, overflowWrap: 'anywhere', hyphens: 'auto' } as const;
