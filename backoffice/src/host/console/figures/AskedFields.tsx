import Box from '@mui/material/Box';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SelectField } from '../../../shared/inputs/SelectField.tsx';
import { SpanFields } from '../../../shared/periods/SpanFields.tsx';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';
import { ASKED_SPANS, type useAsked } from './use-asked.ts';

/** Filters for place and dates. */
export function AskedFields({ asked }: { asked: ReturnType<typeof useAsked> }) {
  const t = useTranslate();
  const { stashpoints = [] } = useOwnStashpoints();
  return (
    <Box sx={fields}>
      {stashpoints.length > 1 && (
        <SelectField
          label={t('host.places.choose')}
          value={asked.stashpoint}
          onChange={asked.chooseStashpoint}
          options={[['', t('figures.all_places')], ...stashpoints.map(({ id, name }) => [id, name] as const)]}
        />
      )}
      <SpanFields chosen={asked} names={ASKED_SPANS} />
    </Box>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  mb: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(200px, 300px))' },
} as const;
