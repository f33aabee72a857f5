import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import { useLabelKey } from './list-columns.ts';
import { type FilterProps, useFilterInput } from './use-filter-input.ts';

interface ChoiceFilterProps extends FilterProps {
  /** The text of the dictionary for no choice. */
  emptyText: string;
  /** Values of the API with what they are called: texts of the dictionary, or names. */
  choices: readonly { id: string; name: string }[];
}

/** A filter by one of a few values. */
export function ChoiceFilter({ source, label, emptyText, choices }: ChoiceFilterProps) {
  const t = useTranslate();
  const keyOf = useLabelKey();
  const { value, choose } = useFilterInput(source);
  return (
    <SelectField
      label={t(keyOf({ source, label }))}
      value={value}
      onChange={choose}
      options={[['', t(emptyText)], ...choices.map(({ id, name }) => [id, t(name, { _: name })] as const)]}
    />
  );
}
