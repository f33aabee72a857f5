import type { CounterDay } from '@cubby/api';
import { width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { StashpointScreen } from '../stashpoint/StashpointScreen.tsx';
import { useCounterDay } from '../stashpoint/use-counter-day.ts';
import { TagRangesForm } from './TagRangesForm.tsx';
import { TagSheets } from './TagSheets.tsx';

/** The ranges of a place's paper tags, from which its counter suggests the next free one; and printing them. */
export function TagsPage() {
  const t = useTranslate();
  return (
    <StashpointScreen title={t('host.menu.tags')} text={t('host.print.text')}>
      {(stashpoint) => <StashpointTags key={stashpoint.id} id={stashpoint.id} />}
    </StashpointScreen>
  );
}

function StashpointTags({ id }: { id: string }) {
  return (
    <Loaded<CounterDay> query={useCounterDay(id)}>
      {(day) => (
        <Box sx={{ display: 'grid', gap: 2, maxWidth: width.form }}>
          <TagRangesForm day={day} />
          <TagSheets start={day.stashpoint.tag_ranges[0]} />
        </Box>
      )}
    </Loaded>
  );
}
