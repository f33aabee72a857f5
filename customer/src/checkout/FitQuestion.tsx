import type { Quote, SizeCm, StashpointDetail } from '@cubby/api';
import { Panel } from '@cubby/design-system';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { TickBox } from '../lib/forms/TickBox.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { eitherSize } from '../lib/stashpoints/doors.ts';

/** Returns the sizes of the doors a quote is for; empty if the bags go behind none that are measured. */
export function quotedDoors({ storage_spaces }: Quote, stashpoint: StashpointDetail): SizeCm[] {
  return stashpoint.storage_spaces.flatMap(({ size, door_cm }) =>
    door_cm && storage_spaces.some((space) => space.size === size) ? [door_cm] : [],
  );
}

interface FitQuestionProps {
  doors: readonly SizeCm[];
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** The form was submitted without an answer. */
  missing: boolean;
}

/** Asks whether the bags fit behind their doors, before payment: a bag that does not fit cannot be stored. */
export function FitQuestion({ doors, checked, onChange, missing }: FitQuestionProps) {
  const { t, locale } = useI18n();
  const sizes = eitherSize(doors, locale);
  return (
    <Panel gap={1}>
      <Typography component="h2" variant="h3">
        {t('doors.ask', { size: sizes })}
      </Typography>
      <Typography>{t('doors.one')}</Typography>
      <TickBox id={FIT_QUESTION_ID} label={t('doors.fits', { sizes })} checked={checked} onChange={onChange} />
      {missing && !checked && (
        <Alert severity="error" role="alert">
          {t('doors.mustFit')}
        </Alert>
      )}
    </Panel>
  );
}

export const FIT_QUESTION_ID = 'bags-fit';
