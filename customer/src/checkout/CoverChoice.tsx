import type { Quote } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useCover } from '../lib/content/use-cover.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';

interface CoverChoiceProps {
  quote: Quote;
  /** The total with the guarantee and without it, minor units. */
  covers: { with: number; without: number };
  /** Null until one is chosen. */
  value: boolean | null;
  onChange: (guarantee: boolean) => void;
  /** The form was submitted without an answer. */
  missing: boolean;
}

/** The choice between a stay with the guarantee and one without, by what each costs. Neither is chosen beforehand. */
export function CoverChoice({ quote, covers, value, onChange, missing }: CoverChoiceProps) {
  const { t, phrases, money } = useI18n();
  const sum = useCover(quote.ccy_code);
  const option = (guarantee: boolean, total: number, note: string | null) => (
    <FormControlLabel
      value={String(guarantee)}
      control={<Radio {...(guarantee && { id: COVER_CHOICE_ID })} />}
      label={
        <>
          {t(guarantee ? 'options.withCover' : 'options.withoutCover', {
            total: money(total, quote.ccy_code, quote.ccy_minor_in_major),
          })}
          <Typography variant="body2" color="textSecondary">
            {note}
          </Typography>
        </>
      }
    />
  );
  return (
    <Panel gap={1}>
      <Typography component="h2" variant="h3" id="cover">
        {t('options.cover')}
      </Typography>
      <RadioGroup
        aria-labelledby="cover"
        value={value === null ? '' : String(value)}
        onChange={(_event, chosen) => onChange(chosen === 'true')}
        sx={{ gap: 1 }}
      >
        {option(true, covers.with, sum && t('options.guaranteeText', { sum }))}
        {option(false, covers.without, phrases.cover.none)}
      </RadioGroup>
      {missing && value === null && (
        <Alert severity="error" role="alert">
          {t('options.mustChooseCover')}
        </Alert>
      )}
    </Panel>
  );
}

export const COVER_CHOICE_ID = 'cover-choice';
