import type { Booking, Language } from '@cubby/api';
import { FactCard, type KeptMessage, type MessageStore } from '@cubby/design-system';
import { useLocale } from 'ra-core';
import { useMemo } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { ReadTalk, Talk, type TalkTools } from '../talk/Talk.tsx';
import { useInvalidateBooking } from './use-booking.ts';

/** The card with the conversation about a booking, for its host. */
export function BookingTalk({ booking: { id, stashpoint } }: { booking: Booking }) {
  const t = useTranslate();
  const store = useMemo(() => tabStore(id), [id]);
  return (
    <FactCard title={t('talk.title')}>
      <Talk id={id} tools={useTools(stashpoint.timezone)} store={store} />
    </FactCard>
  );
}

interface StaffTalkProps {
  id: string;
  timezone: string;
  withTemplates?: boolean;
}

/** The card with the conversation about a booking, for staff. */
export function StaffTalk({ id, timezone, withTemplates = false }: StaffTalkProps) {
  const t = useTranslate();
  return (
    <FactCard title={t('talk.title')}>
      <ReadTalk id={id} tools={useTools(timezone)} withTemplates={withTemplates} />
    </FactCard>
  );
}

function useTools(timezone: string): TalkTools {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const invalidate = useInvalidateBooking();
  return {
    client: api,
    language: useLocale() as Language,
    t: (key, values) => t(`talk.${key}`, values),
    moment: (instant) => momentIn(instant, timezone),
    problem: (error) => t(keyOfError(error)),
    onSent: () => void invalidate(),
  };
}

/** Keeps an unsent message for as long as the tab. */
function tabStore(id: string): MessageStore {
  const name = `cubby.message:${id}`;
  return {
    read: () => JSON.parse(window.sessionStorage.getItem(name) ?? 'null') as KeptMessage | null,
    write: (kept) => {
      if (kept) window.sessionStorage.setItem(name, JSON.stringify(kept));
      else window.sessionStorage.removeItem(name);
    },
  };
}
