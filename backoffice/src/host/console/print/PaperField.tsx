import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SelectField } from '../../../shared/inputs/SelectField.tsx';
import { PAPER_NAMES, type Paper } from './paper.ts';

/** The paper to print on: sheets, or the roll of a receipt printer. */
export function PaperField({ value, onChange }: { value: Paper; onChange: (paper: string) => void }) {
  const t = useTranslate();
  return (
    <SelectField
      label={t('host.print.paper')}
      value={value}
      onChange={onChange}
      options={PAPER_NAMES.map((name) => [name, t(`host.print.papers.${name}`)] as const)}
    />
  );
}
