import { type Booking, CHANGEABLE_STATES, directionsUrl, mayStep } from '@cubby/api';
import { fontWeight, textSize } from '@cubby/design-system';
import ChatRounded from '@mui/icons-material/ChatRounded';
import DirectionsRounded from '@mui/icons-material/DirectionsRounded';
import EditCalendarRounded from '@mui/icons-material/EditCalendarRounded';
import EventBusyRounded from '@mui/icons-material/EventBusyRounded';
import Box from '@mui/material/Box';
import Button, { type ButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { useConversation } from './Messages.tsx';

export type OpenPanel = 'change' | 'cancel' | null;

interface PassActionsProps {
  booking: Booking;
  pass: string | null;
  /** True for its traveller; anyone else who holds the pass neither changes nor cancels. */
  own: boolean;
  doing: OpenPanel;
  onDo: (doing: OpenPanel) => void;
  onMessage: () => void;
}

/** The actions of a pass, below its code: the way there, changing, writing, cancelling. */
export function PassActions({ booking, pass, own, doing, onDo, onMessage }: PassActionsProps) {
  const { t } = useI18n();
  const { written } = useConversation({ booking, pass });
  const panel = (name: 'change' | 'cancel') => ({
    name: t(`booking.${name}`),
    'aria-expanded': doing === name,
    onClick: () => onDo(doing === name ? null : name),
  });
  return (
    <Box sx={row}>
      <Action
        icon={<DirectionsRounded />}
        label={t('booking.short.directions')}
        name={t('booking.directions')}
        href={directionsUrl(booking.stashpoint)}
        target="_blank"
        rel="noreferrer"
      />
      {own && CHANGEABLE_STATES.includes(booking.state) && (
        <Action icon={<EditCalendarRounded />} label={t('booking.short.change')} {...panel('change')} />
      )}
      {written && (
        <Action
          icon={<ChatRounded />}
          label={t('booking.short.message')}
          name={t('booking.messages.title')}
          onClick={onMessage}
        />
      )}
      {own && mayCancel(booking) && (
        <Action icon={<EventBusyRounded />} label={t('booking.short.cancel')} {...panel('cancel')} />
      )}
    </Box>
  );
}

interface ActionProps extends Omit<ButtonProps, 'name'> {
  icon: ReactNode;
  label: string;
  /** The whole name of the action, for screen readers. */
  name: string;
  target?: string;
  rel?: string;
}

function Action({ icon, label, name, ...props }: ActionProps) {
  return (
    <Button aria-label={name} sx={action} {...props}>
      {icon}
      {label}
    </Button>
  );
}

const row = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5rem), 1fr))',
  gap: 0.5,
} as const;

const action = {
  display: 'grid',
  justifyItems: 'center',
  gap: 0.5,
  px: 0.5,
  minWidth: 0,
  fontSize: textSize.caption,
  fontWeight: fontWeight.bold,
  hyphens: 'auto',
} as const;

export function mayCancel({ state }: Booking): boolean {
  return state !== 'held' && mayStep(state, 'cancel', 'traveller');
}
