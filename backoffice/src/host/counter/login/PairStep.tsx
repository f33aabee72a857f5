import type { AuthToken } from '@cubby/api';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { counterApi } from '../../../lib/api/counter-api.ts';
import { LightField } from '../../../shared/inputs/LightField.tsx';
import { useI18n } from '../language/LanguageProvider.tsx';
import { errorIdOf } from '../state/error-id.ts';

interface PairStepProps {
  onToken: (token: AuthToken) => void;
  onBack: () => void;
}

/** Pairs a device as a shared counter device, with the code its owner reads out; it works once. */
export function PairStep({ onToken, onBack }: PairStepProps) {
  const { t, problem } = useI18n();
  const [code, setCode] = useState('');
  const [name, setName] = useState(() => t('pair.first_name'));
  const [failure, setFailure] = useState<{ field: 'code' | 'name'; id: string } | null>(null);
  const [isPairing, setPairing] = useState(false);

  const pair = async (event: FormEvent) => {
    event.preventDefault();
    const missing = !code.trim() ? 'code' : !name.trim() ? 'name' : null;
    if (missing) return setFailure({ field: missing, id: 'REQUIRED_DATA_CLIENT_ERROR' });
    setFailure(null);
    setPairing(true);
    await counterApi
      .pairDevice({ body: { code, name: name.trim() } }, { ignoreUnauthorized: true })
      .then(onToken)
      .catch((error: unknown) => setFailure({ field: 'code', id: errorIdOf(error) }));
    setPairing(false);
  };
  const problemOf = (field: 'code' | 'name') => {
    if (failure?.field !== field) return null;
    return failure.id === 'INCORRECT_CREDENTIALS' ? t('pair.wrong') : problem(failure.id);
  };
  return (
    <Box component="form" noValidate onSubmit={(event) => void pair(event)} sx={{ display: 'grid', gap: 2.5 }}>
      <Box>
        <Typography variant="h1" sx={{ hyphens: 'auto' }}>
          {t('pair.title')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          {t('pair.intro')}
        </Typography>
      </Box>
      <LightField
        label={t('pair.code')}
        value={code}
        onText={(text) => setCode(text.toUpperCase())}
        autoComplete="off"
        autoFocus
        problem={problemOf('code')}
      />
      <LightField label={t('pair.name')} value={name} onText={setName} autoComplete="off" problem={problemOf('name')} />
      <Button type="submit" variant="contained" size="large" loading={isPairing}>
        {t('pair.pair')}
      </Button>
      <Button onClick={onBack}>{t('app.back')}</Button>
    </Box>
  );
}
