import { type CounterDay, isTagRange, type TagRange, tagsOf } from '@cubby/api';
import { FactCard, Legend } from '@cubby/design-system';
import AddRounded from '@mui/icons-material/AddRounded';
import DeleteRounded from '@mui/icons-material/DeleteRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Form, useNotify } from 'ra-core';
import { TextInput } from 'react-admin';
import { useFieldArray, useFormState, useWatch } from 'react-hook-form';
import { api } from '../../../lib/api/api.ts';
import { keyOfError } from '../../../lib/api/error-message.ts';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { CountInput } from '../../../shared/inputs/CountInput.tsx';
import { useInvalidateCounterDay } from '../stashpoint/use-counter-day.ts';
import { checkRanges, tagsOut } from './tag-ranges.ts';

interface Ranges {
  ranges: TagRange[];
}

/** The ranges of paper tags a place has. Tags on bags remain valid, whatever changes here. */
export function TagRangesForm({ day }: { day: CounterDay }) {
  const t = useTranslate();
  const notify = useNotify();
  const { id, tag_ranges } = day.stashpoint;
  const invalidate = useInvalidateCounterDay(id);
  const out = tagsOut(day);
  const save = async ({ ranges }: Partial<Ranges>) => {
    await api
      .changeTagRanges({ params: { id }, body: { tag_ranges: ranges ?? [] } })
      .then(() => notify('booking.tags.saved', { type: 'success' }))
      .then(invalidate)
      .catch((error: unknown) => notify(keyOfError(error), { type: 'error' }));
  };
  return (
    <FactCard title={t('booking.tags.title')}>
      <Form
        key={JSON.stringify(tag_ranges)}
        record={{ ranges: tag_ranges }}
        onSubmit={save}
        noValidate
        validate={(form: Partial<Ranges>) => checkRanges(form.ranges ?? [], out, t)}
      >
        <Rows out={out} />
      </Form>
    </FactCard>
  );
}

function Rows({ out }: { out: readonly string[] }) {
  const t = useTranslate();
  const { fields, append, remove } = useFieldArray<Ranges>({ name: 'ranges' });
  const { isDirty, isSubmitting } = useFormState();
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      {fields.length === 0 && <Box>{t('booking.tags.none')}</Box>}
      {fields.map((field, index) => (
        <Box component="fieldset" key={field.id} sx={row}>
          <Legend>{t('booking.tags.range', { number: index + 1 })}</Legend>
          <TextInput
            source={`ranges.${index}.prefix`}
            label={t('booking.tags.prefix')}
            parse={(text: string) => text.toUpperCase().replace(/[^A-Z]/g, '')}
            slotProps={{ htmlInput: { maxLength: 4 } }}
            helperText={false}
          />
          <CountInput source={`ranges.${index}.first`} label={t('booking.tags.first')} />
          <CountInput source={`ranges.${index}.last`} label={t('booking.tags.last')} />
          <IconButton aria-label={t('booking.tags.remove', { number: index + 1 })} onClick={() => remove(index)}>
            <DeleteRounded />
          </IconButton>
        </Box>
      ))}
      <Stock out={out} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<AddRounded />} onClick={() => append(NEXT)} disabled={fields.length >= MOST_RANGES}>
          {t('booking.tags.add')}
        </Button>
        <Button type="submit" variant="contained" disabled={!isDirty} loading={isSubmitting}>
          {t('shared.save')}
        </Button>
      </Box>
    </Box>
  );
}

/** The number of tags in total, in use and free; and tags in use that no range contains any more. */
function Stock({ out }: { out: readonly string[] }) {
  const t = useTranslate();
  const ranges = useWatch<Ranges, 'ranges'>({ name: 'ranges' }) ?? [];
  const all = new Set(tagsOf(ranges.filter(isTagRange)));
  const strays = out.filter((tag) => !all.has(tag));
  const used = out.length - strays.length;
  return (
    <>
      <Box role="status" sx={{ color: 'text.secondary' }}>
        {t('booking.tags.stock', { total: all.size, used, free: all.size - used })}
      </Box>
      {strays.length > 0 && <Alert severity="info">{t('booking.tags.strays', { tags: strays.join(', ') })}</Alert>}
    </>
  );
}

const MOST_RANGES = 20;
const NEXT: TagRange = { prefix: 'B', first: 1, last: 24 };

const row = {
  border: 0,
  m: 0,
  p: 0,
  minWidth: 0,
  display: 'grid',
  gap: 1,
  alignItems: 'center',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr)) auto',
} as const;
