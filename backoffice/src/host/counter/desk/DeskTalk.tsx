import type { CounterBooking } from '@cubby/api';
import { type MessageStore, Panel } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { useMemo } from 'react';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { Talk } from '../../../shared/talk/Talk.tsx';
import { useI18n } from '../language/LanguageProvider.tsx';
import { errorIdOf } from '../state/error-id.ts';
import { useStore } from '../state/use-counter.ts';

/** The conversation with the traveller of a booking. What is typed without a connection is kept encrypted. */
export function DeskTalk({ booking: { id }, timezone }: { booking: CounterBooking; timezone: string }) {
  const { t, language, moment, problem } = useI18n();
  const { tab } = useStore();
  const store = useMemo<MessageStore>(
    () => ({
      read: () => tab.memory?.message(id) ?? null,
      write: (message) => void tab.memory?.keepMessage(id, message),
    }),
    [tab, id],
  );
  return (
    <Panel>
      <Typography variant="h3" component="h2">
        {t('talk.title')}
      </Typography>
      <Talk
        id={id}
        store={store}
        tools={{
          client: counterApi,
          language,
          t: (key, values) => t(`talk.${key}` as 'talk.title', values),
          moment: (instant) => moment(instant, timezone),
          problem: (error) => problem(errorIdOf(error)),
        }}
      />
    </Panel>
  );
}
