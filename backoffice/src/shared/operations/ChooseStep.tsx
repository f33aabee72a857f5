import { type BodyOf, type Endpoints, OPERATION_MAXIMUM, type OperationKind } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { fieldProblems, keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { SelectField } from '../inputs/SelectField.tsx';
import { KindFields } from './KindFields.tsx';
import type { Chosen } from './OperationDialog.tsx';
import { PlacePicker } from './PlacePicker.tsx';

export type Choices = Omit<BodyOf<Endpoints['createOperation']>, 'kind' | 'ids'>;

interface ChooseStepProps extends Omit<Chosen, 'hrefOf'> {
  onCreated: (id: string) => void;
  onClose: () => void;
}

/** Chooses what to do and to which records; nothing is ticked at first. */
export function ChooseStep({ kinds, ids: ticked, filter, source, onCreated, onClose }: ChooseStepProps) {
  const t = useTranslate();
  const [kind, setKind] = useState<OperationKind>(kinds[0]);
  const [choices, setChoices] = useState<Choices>({ ...(source && { source_id: source }), by: 'percent' });
  const [ids, setIds] = useState<readonly string[]>(ticked ?? []);
  const action = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      api.createOperation({ body: { kind, ids: ids.filter((id) => id !== source), ...asked(kind, choices) } }),
    onSuccess: ({ id }) => onCreated(id),
  });
  const problems = fieldProblems(action.error);
  const isShown = Object.keys(problems).some((field) => FIELDS[kind]?.includes(field as keyof Choices));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    action.mutate();
  };
  return (
    <Box component="form" onSubmit={submit} noValidate sx={column}>
      <DialogContent sx={{ display: 'grid', gap: 2, '&&': { pt: 1 } }}>
        {kinds.length > 1 && (
          <SelectField
            label={t('operation.what')}
            value={kind}
            onChange={(value) => setKind(value as OperationKind)}
            options={kinds.map((each) => [each, t(`operation.kind.${each}`)] as const)}
          />
        )}
        <KindFields
          kind={kind}
          choices={choices}
          problems={problems}
          hasSource={source !== undefined}
          onChange={(changes) => setChoices({ ...choices, ...changes })}
        />
        {ticked ? (
          <Box>{t('operation.chosen', { smart_count: ticked.length })}</Box>
        ) : (
          <PlacePicker filter={filter} besides={source} ids={ids} onChange={setIds} />
        )}
        {ids.length > OPERATION_MAXIMUM ? (
          <Alert severity="error">{t('operation.too_many', { maximum: OPERATION_MAXIMUM })}</Alert>
        ) : (
          action.error && !isShown && <Alert severity="error">{t(keyOfError(action.error))}</Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 2, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose}>{t('console.cancel')}</Button>
        <Button
          type="submit"
          variant="contained"
          loading={action.isPending}
          disabled={ids.length === 0 || ids.length > OPERATION_MAXIMUM}
        >
          {t('operation.preview')} ({ids.length})
        </Button>
      </DialogActions>
    </Box>
  );
}

const FIELDS: Partial<Record<OperationKind, readonly (keyof Choices)[]>> = {
  close: ['start_date', 'end_date', 'reason', 'rehouse'],
  reopen: ['start_date', 'end_date'],
  hours: ['source_id', 'rehouse'],
  price: ['by', 'first_day', 'extra_day', 'currency_code'],
  market_off: ['rehouse'],
  hide_reviews: ['reason'],
};

/** Returns the choices of a kind, as far as they were made. One day needs no last one. */
function asked(kind: OperationKind, choices: Choices): Choices {
  const whole = { ...choices, end_date: choices.end_date || choices.start_date };
  const given = (FIELDS[kind] ?? []).filter((field) => whole[field] !== undefined && whole[field] !== '');
  return Object.fromEntries(given.map((field) => [field, whole[field]]));
}

/** Long content scrolls between the title and the buttons. */
const column = { display: 'flex', flexDirection: 'column', minHeight: 0 } as const;
