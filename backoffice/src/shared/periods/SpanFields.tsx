import { DateField } from '@cubby/design-system';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import type { SpanName } from './named-spans.ts';
import type { ChosenSpan } from './use-span.ts';

/** A choice of periods, with two dates for a custom range. */
export function SpanFields({ chosen, names }: { chosen: ChosenSpan; names: readonly SpanName[] }) {
  const t = useTranslate();
  const { locale } = useFormats();
  const { name, span, isWhole, chooseSpan, chooseDays } = chosen;
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
    <>
      <SelectField
        label={t('figures.span')}
        value={name}
        onChange={(value) => chooseSpan(value as SpanName)}
        options={names.map((each) => [each, t(`figures.${each}`)] as const)}
      />
      {name === 'own_days' && (
        <>
          {day('since')}
          {day('until')}
        </>
      )}
    </>
  );
}
