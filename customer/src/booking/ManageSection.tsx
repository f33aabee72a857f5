import { type Booking, CHANGEABLE_STATES, mayStep } from '@cubby/api';
import { Section } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { CancelPanel } from './CancelPanel.tsx';
import { ChangePanel } from './ChangePanel.tsx';

export type OpenPanel = 'change' | 'cancel' | null;

interface ManageSectionProps {
  booking: Booking;
  doing: OpenPanel;
  onDo: (doing: OpenPanel) => void;
  onChange: (booking: Booking) => void;
}

export function mayCancel({ state }: Booking): boolean {
  return state !== 'held' && mayStep(state, 'cancel', 'traveller');
}

/** Changes or cancels the traveller's own booking, one panel at a time. */
export function ManageSection({ booking, doing, onDo, onChange }: ManageSectionProps) {
  const { t } = useI18n();
  const choices = [
    ...(CHANGEABLE_STATES.includes(booking.state) ? (['change'] as const) : []),
    ...(mayCancel(booking) ? (['cancel'] as const) : []),
  ];
  if (choices.length === 0) return null;
  return (
    <Section title={t('booking.manage')}>
      <Box sx={{ display: 'flex', gap: 1.5, flexWrap: 'wrap' }}>
        {choices.map((choice) => (
          <Button
            key={choice}
            color={choice === 'cancel' ? 'error' : 'primary'}
            variant={doing === choice ? 'contained' : 'outlined'}
            aria-expanded={doing === choice}
            onClick={() => onDo(doing === choice ? null : choice)}
          >
            {t(`booking.${choice}`)}
          </Button>
        ))}
      </Box>
      {doing === 'change' && <ChangePanel booking={booking} onChanged={onChange} />}
      {doing === 'cancel' && <CancelPanel booking={booking} onCancelled={onChange} onKeep={() => onDo(null)} />}
    </Section>
  );
}
