import type { StashpointEarnings, StashpointFigures } from '@cubby/api';
import DownloadRounded from '@mui/icons-material/DownloadRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api/api.ts';
import { save } from '../../../lib/api/download-csv.ts';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { isManager } from '../../../lib/session/own-role.ts';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { PageHead } from '../../../shared/page/PageHead.tsx';
import { AskedFields } from './AskedFields.tsx';
import { BagsCard } from './BagsCard.tsx';
import { FiguresSummary } from './FiguresSummary.tsx';
import { HoursCard } from './HoursCard.tsx';
import { MissedCard } from './MissedCard.tsx';
import { ReviewsCard } from './ReviewsCard.tsx';
import { TakingsCard } from './TakingsCard.tsx';
import { useAsked } from './use-asked.ts';
import { writeFigures } from './write-figures.ts';

/** The performance of a host's places: charts with tables behind them, compared with the preceding period. */
export function FiguresPage() {
  const t = useTranslate();
  const asked = useAsked();
  const { stashpoint, span, isWhole } = asked;
  const call = { params: { id: 'me' }, query: { ...span, ...(stashpoint && { stashpoint_id: stashpoint }) } };
  const key = [stashpoint, span.since, span.until];
  const figures = useQuery({
    queryKey: ['figures', ...key],
    queryFn: () => api.getStashpointFigures(call),
    enabled: isWhole,
  });
  const takings = useQuery({
    queryKey: ['takings', ...key],
    queryFn: () => api.getStashpointEarnings(call),
    enabled: isWhole && !isManager(),
  });
  return (
    <>
      <PageHead
        title={t('figures.title')}
        text={t('figures.text')}
        actions={figures.data && <SaveCsv figures={figures.data} takings={takings.data} />}
      />
      <AskedFields asked={asked} />
      {isWhole && (
        <Loaded query={figures}>
          {(data) => (
            <Box sx={stacked}>
              <FiguresSummary figures={data} />
              <Box sx={columns}>
                {!isManager() && <Loaded query={takings}>{(earned) => <TakingsCard takings={earned} />}</Loaded>}
                <Box sx={stacked}>
                  <BagsCard figures={data} />
                  <MissedCard figures={data} />
                </Box>
              </Box>
              <HoursCard figures={data} />
              <ReviewsCard figures={data} />
            </Box>
          )}
        </Loaded>
      )}
    </>
  );
}

function SaveCsv({ figures, takings }: { figures: StashpointFigures; takings: StashpointEarnings | undefined }) {
  const t = useTranslate();
  const heads = {
    date: t('figures.csv.date'),
    bookings: t('figures.bookings'),
    bags: t('figures.bags.title'),
    missed: t('figures.missed.title'),
  };
  const { since, until } = figures.span;
  const { language } = useFormats();
  const file = () => new Blob([writeFigures(figures, takings, heads, language)], { type: 'text/csv' });
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadRounded />}
      onClick={() => save(file(), `cubby-${since}-${until}.csv`)}
    >
      {t('figures.csv.get')}
    </Button>
  );
}

const stacked = { display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' } as const;

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;
