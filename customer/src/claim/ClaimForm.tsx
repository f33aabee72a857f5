import { CLAIM_CAUSES, type ClaimCause, type ClaimStart } from '@cubby/api';
import { Legend } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { type ReactNode, useId, useState } from 'react';
import { Form } from '../lib/forms/Form.tsx';
import { useFieldErrors } from '../lib/forms/use-field-errors.ts';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { type ClaimDraft, type ClaimProblems, problemsOf } from './claim-draft.ts';
import { ItemFields } from './ItemFields.tsx';

interface ClaimFormProps {
  draft: ClaimDraft;
  start: ClaimStart;
  /** The words of the button. */
  submit: string;
  pending: boolean;
  onChange: (draft: ClaimDraft) => void;
  onSubmit: () => unknown;
  /** Above the button. */
  children?: ReactNode;
}

const NOTHING: ClaimProblems = {};

/** The form's fields: the cause, the bags, and their contents. */
export function ClaimForm({ draft, start, submit, pending, onChange, onSubmit, children }: ClaimFormProps) {
  const { t, language } = useI18n();
  const id = useId();
  const [found, setFound] = useState(NOTHING);
  const problems = useFieldErrors(found, { bags: draft.bags, text: draft.text, items: draft.items });
  const set = (change: Partial<ClaimDraft>) => onChange({ ...draft, ...change });
  const send = () => {
    const missing = problemsOf(draft, start.ccy_minor_in_major, language);
    setFound(missing);
    if (Object.keys(missing).length === 0) return onSubmit();
  };
  const toggle = (bag: number, chosen: boolean) =>
    set({ bags: [...draft.bags.filter((each) => each !== bag), ...(chosen ? [bag] : [])].sort((a, b) => a - b) });
  return (
    <Form onSubmit={send} gap={3}>
      <Box component="fieldset" sx={group}>
        <Legend>{t('claim.cause.title')}</Legend>
        <RadioGroup value={draft.cause} onChange={(_event, value) => set({ cause: value as ClaimCause })}>
          {CLAIM_CAUSES.map((cause) => (
            <FormControlLabel
              key={cause}
              value={cause}
              control={<Radio />}
              label={t(`claim.cause.${cause}`)}
              sx={choice}
            />
          ))}
        </RadioGroup>
      </Box>
      <Box component="fieldset" sx={group} aria-describedby={problems.bags && `${id}-bags`}>
        <Legend>{t('claim.bags')}</Legend>
        {start.bags.map(({ number, tag }) => (
          <FormControlLabel
            key={number}
            control={
              <Checkbox
                checked={draft.bags.includes(number)}
                onChange={({ target }) => toggle(number, target.checked)}
                slotProps={{ input: { 'aria-invalid': problems.bags ?? false } }}
              />
            }
            label={tag ? t('claim.tagged', { number, tag }) : t('claim.bag', { number })}
            sx={choice}
          />
        ))}
        {problems.bags && (
          <FormHelperText error id={`${id}-bags`}>
            {t('claim.problems.bags')}
          </FormHelperText>
        )}
      </Box>
      <TextField
        label={t('claim.text')}
        value={draft.text}
        onChange={({ target }) => set({ text: target.value })}
        error={problems.text ?? false}
        helperText={t(problems.text ? 'claim.problems.text' : 'claim.textHint')}
        multiline
        minRows={3}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
      />
      <ItemFields draft={draft} start={start} isWrong={problems.items ?? false} onChange={(items) => set({ items })} />
      {(draft.cause === 'stolen' || draft.police !== '') && (
        <TextField
          label={t('claim.police')}
          helperText={t('claim.policeHint')}
          value={draft.police}
          onChange={({ target }) => set({ police: target.value })}
          slotProps={{ htmlInput: { maxLength: 250 } }}
        />
      )}
      {children}
      <Button type="submit" variant="contained" loading={pending} sx={{ justifySelf: 'start' }}>
        {submit}
      </Button>
    </Form>
  );
}

const group = { border: 0, p: 0, m: 0, minWidth: 0, display: 'grid' } as const;
const choice = { minHeight: 48 } as const;
