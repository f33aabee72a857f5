import type { AdminStashpoint } from '@cubby/api';
import { FactCard, plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { api } from '../../../lib/api/api.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { SelectField } from '../../../shared/inputs/SelectField.tsx';
import { Loaded } from '../../../shared/page/Loaded.tsx';
import { useOwnStashpoints } from '../stashpoint/use-own-stashpoints.ts';

/**
 * The secret address of a place's calendar, to show, copy, open and replace. Renders nothing before the first place
 * exists.
 */
export function CalendarCard() {
  const t = useTranslate();
  const { stashpoints, stashpoint, choose } = useOwnStashpoints();
  if (!stashpoint) return null;
  return (
    <FactCard title={t('notices.calendar.title')}>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Box sx={{ color: 'text.secondary', fontSize: textSize.medium }}>{t('notices.calendar.text')}</Box>
        {(stashpoints?.length ?? 0) > 1 && (
          <SelectField
            label={t('host.places.choose')}
            value={stashpoint.id}
            onChange={choose}
            options={(stashpoints ?? []).map(({ id, name, address }) => [id, `${name}, ${address}`] as const)}
          />
        )}
        <SecretAddress key={stashpoint.id} stashpoint={stashpoint} />
        <Box
          component="ul"
          sx={{
            ...plainList,
            display: 'grid',
            gap: 0.5,
            fontSize: textSize.medium,
            hyphens: 'auto',
            overflowWrap: 'anywhere',
          }}
        >
          {(['apple', 'google', 'outlook'] as const).map((program) => (
            <li key={program}>{t(`notices.calendar.${program}`)}</li>
          ))}
        </Box>
      </Box>
    </FactCard>
  );
}

function SecretAddress({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const notify = useNotify();
  const params = { id: stashpoint.id };
  const query = useQuery({
    queryKey: ['calendar', stashpoint.id],
    queryFn: () => api.getStashpointCalendar({ params }),
  });
  const copy = (url: string) =>
    navigator.clipboard.writeText(url).then(() => notify('notices.calendar.copied', { type: 'success' }));
  return (
    <Loaded query={query}>
      {({ url }) => (
        <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <TextField
            fullWidth
            label={t('notices.calendar.address')}
            value={url}
            slotProps={{ htmlInput: { readOnly: true } }}
            onFocus={({ target }) => target.select()}
          />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button variant="outlined" onClick={() => void copy(url)}>
              {t('notices.calendar.copy')}
            </Button>
            <Button variant="outlined" href={url.replace(/^https?:/, 'webcal:')}>
              {t('notices.calendar.subscribe')}
            </Button>
            <Renew stashpointId={stashpoint.id} />
          </Box>
        </Box>
      )}
    </Loaded>
  );
}

/** Replaces the calendar address after a confirmation, because the old one stops working for everyone who uses it. */
function Renew({ stashpointId }: { stashpointId: string }) {
  const t = useTranslate();
  const notify = useNotify();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.renewStashpointCalendar({ params: { id: stashpointId } }),
    onSuccess: (calendar) => {
      client.setQueryData(['calendar', stashpointId], calendar);
      notify('notices.calendar.renewed', { type: 'success' });
    },
    onError: (error) => notify(keyOfError(error), { type: 'error' }),
    onSettled: () => setAsking(false),
  });
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {t('notices.calendar.renew')}
      </Button>
      <Confirm
        isOpen={isAsking}
        loading={isPending}
        title={t('notices.calendar.renew_title')}
        content={t('notices.calendar.renew_text')}
        confirm={t('notices.calendar.renew')}
        cancel={t('console.cancel')}
        onConfirm={() => mutate()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
