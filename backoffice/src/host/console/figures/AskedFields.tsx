import { DateField } from '@cubby/design-system';
import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useFormats } from '../../../lib/i18n/use-formats.ts';
import { SelectField } from '../../../shared/inputs/SelectField.tsx';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';
import { SPANS, type SpanName } from './asked-span.ts';
import type { useAsked } from './use-asked.ts';

/** Filters for place and dates. */
export function AskedFields({ asked }: { asked: ReturnType<typeof useAsked> }) {
  const t = useTranslate();
  const { locale } = useFormats();
  const { stashpoints = [] } = useOwnStashpoints();
  const { stashpoint, name, span, isWhole, chooseStashpoint, chooseSpan, chooseDays } = asked;
  const isWrong = span.since !== '' && span.until !== '' && !isWhole;
  const day = (key: 'since' | 'until') => (
    <DateField
      label={t(`figures.${key}`)}
      value={span[key]}
      locale={locale}
      error={isWrong && key === 'until'}
      helperText={isWrong && key === 'until' && t('figures.bad_span')}
      onChange={(date) => chooseDays({ [key]: date })}
    />
  );
  return (
    <Box sx={fields}>
      {stashpoints.length > 1 && (
        <SelectField
          label={t('host.places.choose')}
          value={stashpoint}
          onChange={chooseStashpoint}
          options={[['', t('figures.all_places')], ...stashpoints.map(({ id, name }) => [id, name] as const)]}
        />
      )}
      <SelectField
        label={t('figures.span')}
        value={name}
        onChange={(value) => chooseSpan(value as SpanName)}
        options={SPANS.map((each) => [each, t(`figures.${each}`)] as const)}
      />
      {name === 'own_days' && (
        <>
          {day('since')}
          {day('until')}
        </>
      )}
    </Box>
  );
}

const fields = {
  display: 'grid',
  gap: 2,
  mb: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(200px, 300px))' },
} as const;
