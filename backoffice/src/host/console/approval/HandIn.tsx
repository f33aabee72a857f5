import { type AdminStashpoint, HAND_IN_FIELDS, HAND_IN_PARTS, missingParts } from '@cubby/api';
import { draftField } from '@cubby/api/react-admin';
import { FactCard, iconSize, plainList } from '@cubby/design-system';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import RadioButtonUncheckedRounded from '@mui/icons-material/RadioButtonUncheckedRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import TextField from '@mui/material/TextField';
import { useNotify, useUpdate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';

const LONGEST_ANSWER = 4000;

/** The missing details, the reply to a question from staff, and the button that submits the place. */
export function HandIn({ stashpoint }: { stashpoint: AdminStashpoint }) {
  const t = useTranslate();
  const notify = useNotify();
  const [update, { isPending }] = useUpdate<AdminStashpoint>();
  const [answer, setAnswer] = useState(stashpoint.host_answer ?? '');
  const asked = stashpoint.status === 'draft' && stashpoint.review_note;
  const missing = missingParts(stashpoint);

  const handIn = () =>
    update(
      'stashpoints',
      {
        id: stashpoint.id,
        data: { status: 'submitted', ...(asked && answer.trim() && { hostAnswer: answer.trim() }) } as object,
        previousData: stashpoint,
      },
      {
        mutationMode: 'pessimistic',
        onSuccess: () =>
          notify('host.place.now_handed_in', { type: 'success', messageArgs: { name: stashpoint.name } }),
        onError: (error) => notify(keyOfError(error), { type: 'error' }),
      },
    );
  return (
    <FactCard title={t('host.place.hand_in_title')}>
      <Box sx={{ color: 'text.secondary', mb: 1.5 }}>{t('host.place.hand_in_text')}</Box>
      <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1 }}>
        {HAND_IN_PARTS.map((part) => (
          <Part key={part} isVisibleToHost={!missing.includes(part)}>
            {missing.includes(part) ? (
              <Link href={`#${draftField(HAND_IN_FIELDS[part])}`}>{t(`host.part.${part}`)}</Link>
            ) : (
              t(`host.part.${part}`)
            )}
          </Part>
        ))}
      </Box>
      {asked && (
        <TextField
          fullWidth
          multiline
          minRows={3}
          label={t('host.place.answer')}
          helperText={t('host.place.answer_help')}
          value={answer}
          onChange={({ target }) => setAnswer(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_ANSWER } }}
          sx={{ mt: 2.5 }}
        />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: 2.5 }}>
        <Button variant="contained" disabled={missing.length > 0} loading={isPending} onClick={() => void handIn()}>
          {t('host.place.hand_in')}
        </Button>
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {missing.length > 0 && t('host.place.still_missing', { smart_count: missing.length })}
        </Box>
      </Box>
    </FactCard>
  );
}

function Part({ isVisibleToHost, children }: { isVisibleToHost: boolean; children: ReactNode }) {
  const t = useTranslate();
  const icon = { fontSize: iconSize.inList, mt: '2px', color: isVisibleToHost ? 'primary.main' : 'text.secondary' };
  return (
    <Box component="li" sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
      {isVisibleToHost ? (
        <CheckCircleRounded titleAccess={t('host.place.done')} sx={icon} />
      ) : (
        <RadioButtonUncheckedRounded titleAccess={t('host.place.missing')} sx={icon} />
      )}
      <Box component="span">{children}</Box>
    </Box>
  );
}
