import { type AdminStashpoint, BAG_COUNT, type CouponSimulation, instantOf, localMoment } from '@cubby/api';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { DateTimeField } from '../../shared/inputs/DateTimeField.tsx';
import { NumberField, type TypedNumber } from '../../shared/inputs/NumberField.tsx';
import { StashpointPicker } from '../../shared/inputs/StashpointPicker.tsx';
import { FormColumns } from '../../shared/records/FormColumns.tsx';
import { SimulationResult } from './SimulationResult.tsx';

const TOMORROW_MS = 86_400_000;

/** Simulates a code for a stay: its validity, and the costs for host and platform. Nothing is booked. */
export function Simulator({ code }: { code: string }) {
  const t = useTranslate();
  const [stashpoint, setStashpoint] = useState<AdminStashpoint | null>(null);
  const [stay, setStay] = useState(usualStay);
  const [bags, setBags] = useState<TypedNumber>(2);
  const [email, setEmail] = useState('');
  const [result, setResult] = useState<CouponSimulation | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (event: FormEvent) => {
    event.preventDefault();
    if (!stashpoint) return setProblem('coupons.choose_place');
    setBusy(true);
    setProblem(null);
    const at = (local: string) => instantOf(local.slice(0, 10), local.slice(11, 16), stashpoint.timezone).toISOString();
    const body = {
      stashpoint_id: stashpoint.id,
      dropoff: at(stay.dropoff),
      pickup: at(stay.pickup),
      bag_count: Number(bags),
      ...(email.trim() && { email: email.trim() }),
    };
    await api
      .simulateCoupon({ params: { code }, body })
      .then(setResult)
      .catch((error: unknown) => {
        setResult(null);
        setProblem(keyOfError(error));
      });
    setBusy(false);
  };

  return (
    <Box component="form" noValidate onSubmit={(event) => void run(event)} sx={{ display: 'grid', gap: 2 }}>
      <Typography color="textSecondary">{t('coupons.simulator_text')}</Typography>
      <StashpointPicker label={t('coupons.place')} value={stashpoint} onChange={setStashpoint} />
      <FormColumns>
        {(['dropoff', 'pickup'] as const).map((end) => (
          <DateTimeField
            key={end}
            label={t(`coupons.${end}`)}
            value={stay[end]}
            required
            onChange={(local) => setStay({ ...stay, [end]: local })}
          />
        ))}
        <NumberField label={t('coupons.bags')} value={bags} onChange={setBags} {...BAG_COUNT} />
        <TextField
          type="email"
          autoComplete="off"
          label={t('coupons.email')}
          helperText={t('coupons.email_help')}
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
      </FormColumns>
      <Button
        type="submit"
        variant="outlined"
        loading={busy}
        disabled={!stay.dropoff || !stay.pickup}
        sx={{ justifySelf: 'start' }}
      >
        {t('coupons.simulate')}
      </Button>
      {problem && <Alert severity="error">{t(problem)}</Alert>}
      {result && <SimulationResult result={result} />}
    </Box>
  );
}

/** Tomorrow from 10:00 to 18:00, on the clock of whichever place is chosen. */
function usualStay(): { dropoff: string; pickup: string } {
  const { date } = localMoment(new Date(Date.now() + TOMORROW_MS), Intl.DateTimeFormat().resolvedOptions().timeZone);
  return { dropoff: `${date}T10:00`, pickup: `${date}T18:00` };
}
