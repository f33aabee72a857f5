import { type AdminStashpoint, COUNTER_PIN, plainDigits, WORK_ROLES, type WorkRole } from '@cubby/api';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

export interface Draft {
  name: string;
  role: WorkRole;
  /** Null until places have been chosen. */
  stashpoints: string[] | null;
  pin: string;
  email: string;
}

export const FIELDS = ['name', 'stashpoints', 'pin', 'email'] as const;
/** The problem of a field, as the dictionary's key. */
export type Problems = Partial<Record<(typeof FIELDS)[number], string>>;

interface PersonFieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  problems: Problems;
  stashpoints: readonly AdminStashpoint[];
  chosen: readonly string[];
  isKnown: boolean;
  hasPin: boolean;
  mayBeManager: boolean;
}

export function PersonFields(props: PersonFieldsProps) {
  const { draft, onChange, problems, isKnown, hasPin, mayBeManager } = props;
  const t = useTranslate();
  const field = (name: 'name' | 'pin' | 'email', help?: string) => ({
    value: draft[name],
    error: Boolean(problems[name]),
    helperText: problems[name] ? t(problems[name]) : help,
  });
  return (
    <>
      <TextField
        autoFocus
        label={t('host.people.name')}
        autoComplete="off"
        onChange={({ target }) => onChange({ name: target.value })}
        {...field('name')}
      />
      {mayBeManager && <RoleField role={draft.role} onChange={(role) => onChange({ role })} />}
      <StashpointsField {...props} />
      <TextField
        label={t(hasPin ? 'host.people.new_pin' : 'host.people.pin')}
        autoComplete="off"
        onChange={({ target }) => onChange({ pin: plainDigits(target.value).replace(/\D/g, '') })}
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: COUNTER_PIN.maximum } }}
        {...field('pin', t(hasPin ? 'host.people.new_pin_help' : 'host.people.pin_help'))}
      />
      {!isKnown && (
        <TextField
          type="email"
          label={t('host.people.email_optional')}
          autoComplete="off"
          onChange={({ target }) => onChange({ email: target.value })}
          {...field('email', t('host.people.email_help'))}
        />
      )}
    </>
  );
}

function RoleField({ role, onChange }: { role: WorkRole; onChange: (role: WorkRole) => void }) {
  const t = useTranslate();
  const id = useId();
  return (
    <FormControl>
      <FormLabel id={id}>{t('host.people.role')}</FormLabel>
      <RadioGroup aria-labelledby={id} value={role} onChange={(_, value) => onChange(value as WorkRole)}>
        {WORK_ROLES.toReversed().map((each) => (
          <FormControlLabel
            key={each}
            value={each}
            control={<Radio />}
            label={
              <>
                <b>{t(`host.people.roles.${each}`)}</b> – {t(`host.people.does.${each}`)}
              </>
            }
            sx={{ alignItems: 'start', '& .MuiFormControlLabel-label': { pt: 1 } }}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

function StashpointsField({ stashpoints, chosen, onChange, problems }: PersonFieldsProps) {
  const t = useTranslate();
  if (stashpoints.length < 2) return null;
  const flip = (id: string) =>
    onChange({ stashpoints: chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id] });
  return (
    <FormControl component="fieldset" error={Boolean(problems.stashpoints)}>
      <FormLabel component="legend">{t('host.people.where')}</FormLabel>
      <FormGroup>
        {stashpoints.map(({ id, name }) => (
          <FormControlLabel
            key={id}
            control={<Checkbox checked={chosen.includes(id)} onChange={() => flip(id)} />}
            label={name}
          />
        ))}
      </FormGroup>
      {problems.stashpoints && <FormHelperText role="alert">{t(problems.stashpoints)}</FormHelperText>}
    </FormControl>
  );
}
