import type { BookingPicture, IncidentDetail } from '@cubby/api';
import { FactCard, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { ReportPhotos } from './ReportPhotos.tsx';

interface StoryProps {
  report: IncidentDetail;
}

/** The traveller's report, with their photos. */
export function Reported({ report }: StoryProps) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  return (
    <FactCard title={t('reports.said')}>
      <Word
        first={t(`incidents.kind.${report.kind}`)}
        text={report.text ?? t('reports.no_words')}
        time={momentIn(report.created, report.stashpoint.timezone)}
      />
      <ReportPhotos title={t('reports.photos')} pictures={picturesOf(report, 'report')} />
    </FactCard>
  );
}

/** The host's response, with their photos, and the staff's decision. */
export function Answered({ report }: StoryProps) {
  const t = useTranslate();
  const { momentIn } = useFormats();
  const at = (instant: string | null) => (instant ? momentIn(instant, report.stashpoint.timezone) : null);
  return (
    <>
      <FactCard title={t('reports.host_says')}>
        {report.answer ? (
          <Word first={t(`reports.answer.${report.answer}`)} text={report.answer_text} time={at(report.answered_at)}>
            {report.arrives_at && <p>{t('reports.arrives', { time: at(report.arrives_at) })}</p>}
          </Word>
        ) : (
          t('reports.no_answer')
        )}
        <ReportPhotos title={t('reports.proofs')} pictures={picturesOf(report, 'answer')} />
        {report.pictures.length > 0 && (
          <Box sx={{ mt: 1.5, color: 'text.secondary', fontSize: textSize.small }}>{t('reports.photos_kept')}</Box>
        )}
      </FactCard>
      {report.verdict && (
        <FactCard title={t('reports.decided')}>
          <Word
            first={t(`reports.verdict.${report.verdict}`)}
            text={report.verdict_text}
            time={at(report.decided_at)}
          />
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
