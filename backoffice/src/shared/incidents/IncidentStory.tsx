import type { BookingPicture, IncidentDetail } from '@cubby/api';
import { FactCard, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { IncidentPhotos } from './IncidentPhotos.tsx';

interface StoryProps {
  incident: IncidentDetail;
}

interface ReportedProps extends StoryProps {
  /** True to say that the host has not responded. */
  answerShown: boolean;
}

/** The traveller's report, with their photos. */
export function Reported({ incident, answerShown }: ReportedProps) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  return (
    <FactCard title={t('incidents.said')}>
      <Word
        first={t(`incidents.kind.${incident.kind}`)}
        text={incident.text ?? t('incidents.no_words')}
        time={momentIn(incident.created, incident.stashpoint.timezone)}
      />
      <IncidentPhotos title={t('incidents.photos')} pictures={picturesOf(incident, 'report')} />
      {answerShown && !incident.answer && (
        <Box sx={{ mt: 1.5, color: 'text.secondary' }}>
          {t('incidents.host_says')}: {t('incidents.no_answer')}
        </Box>
      )}
    </FactCard>
  );
}

interface AnsweredProps extends StoryProps {
  /** The effects of the decision, for staff. */
  outcome?: ReactNode;
}

/** The host's response, with their photos, and the staff's decision. */
export function Answered({ incident, outcome }: AnsweredProps) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const at = (instant: string | null) => (instant ? momentIn(instant, incident.stashpoint.timezone) : null);
  return (
    <>
      {incident.answer && (
        <FactCard title={t('incidents.host_says')}>
          <Word
            first={t(`incidents.answer.${incident.answer}`)}
            text={incident.answer_text}
            time={at(incident.answered_at)}
          >
            {incident.arrives_at && <p>{t('incidents.arrives', { time: at(incident.arrives_at) ?? '' })}</p>}
          </Word>
          <IncidentPhotos title={t('incidents.proofs')} pictures={picturesOf(incident, 'answer')} />
          {incident.pictures.length > 0 && (
            <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: textSize.small }}>{t('incidents.photos_kept')}</Box>
          )}
        </FactCard>
      )}
      {incident.verdict && (
        <FactCard title={t('incidents.decided')}>
          <Word
            first={t(`incidents.verdict_given.${incident.verdict}`)}
            text={incident.verdict_text}
            time={at(incident.decided_at)}
          />
          {outcome}
        </FactCard>
      )}
    </>
  );
}

function picturesOf({ pictures }: IncidentDetail, purpose: BookingPicture['purpose']): BookingPicture[] {
  return pictures.filter((picture) => picture.purpose === purpose);
}

interface WordProps {
  first: string;
  text: string | null;
  time: string | null;
  children?: ReactNode;
}

function Word({ first, text, time, children }: WordProps) {
  return (
    <Box sx={{ '& p': { m: 0 }, display: 'grid', gap: 0.5, overflowWrap: 'anywhere' }}>
      <strong>{first}</strong>
      {children}
      {text && <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box>}
      {time && <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{time}</Box>}
    </Box>
  );
}
