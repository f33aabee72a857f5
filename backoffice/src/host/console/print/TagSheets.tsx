import { type TagRange, tagsOf } from '@cubby/api';
import { FactCard } from '@cubby/design-system';
import PrintRounded from '@mui/icons-material/PrintRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type FormEvent, useState } from 'react';
import { useTranslate } from '../../../lib/i18n/use-translate.ts';
import { NumberField, type TypedNumber } from '../../../shared/inputs/NumberField.tsx';
import { PrintSheet } from '../../../shared/page/PrintSheet.tsx';
import { PaperField } from './PaperField.tsx';
import { usePaper } from './paper.ts';
import { TagStrips } from './TagStrips.tsx';

/** More than a place keeps in stock, and few enough for a printer. */
const MOST = 200;

const FIELDS = [
  ['first', 'booking.tags.first'],
  ['last', 'booking.tags.last'],
] as const;

/** Paper tags to cut out: a number for the bag, and the same for the traveller. Starts with the place's own ranges. */
export function TagSheets({ start }: { start: TagRange | undefined }) {
  const t = useTranslate();
  const [prefix, setPrefix] = useState(start?.prefix ?? 'A');
  const [numbers, setNumbers] = useState<Record<'first' | 'last', TypedNumber>>({
    first: start?.first ?? 1,
    last: start ? Math.min(start.last, start.first + MOST - 1) : 24,
  });
  const [printing, setPrinting] = useState(false);
  const { paper, roll, choose } = usePaper();
  const [first, last] = [Number(numbers.first ?? NaN), Number(numbers.last ?? NaN)];
  const count = last - first + 1;
  const isFine = count >= 1 && count <= MOST;
  const tags = isFine ? tagsOf([{ prefix, first, last }]) : [];
  const print = (event: FormEvent) => {
    event.preventDefault();
    setPrinting(isFine);
  };
  return (
    <>
      <FactCard title={t('host.print.which')}>
        <Box
          component="form"
          aria-label={t('host.print.which')}
          onSubmit={print}
          noValidate
          sx={{ display: 'grid', gap: 2 }}
        >
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
            <TextField
              label={t('booking.tags.prefix')}
              value={prefix}
              onChange={({ target }) => setPrefix(target.value.toUpperCase().replace(/[^A-Z]/g, ''))}
              slotProps={{ htmlInput: { maxLength: 4, autoCapitalize: 'characters' } }}
            />
            {FIELDS.map(([field, label]) => (
              <NumberField
                key={field}
                label={t(label)}
                value={numbers[field]}
                onChange={(number) => setNumbers({ ...numbers, [field]: number })}
                maximum={99_999}
                error={!isFine}
              />
            ))}
          </Box>
          <PaperField value={paper} onChange={choose} />
          <Box role="status" sx={{ color: isFine ? 'text.secondary' : 'error.main' }}>
            {isFine ? t('host.print.sheet', { smart_count: count }) : t('host.print.too_many', { most: MOST })}
          </Box>
          <Button
            type="submit"
            variant="contained"
            startIcon={<PrintRounded />}
            disabled={!isFine}
            sx={{ justifySelf: 'start' }}
          >
            {t('host.print.print')}
          </Button>
        </Box>
      </FactCard>
      {isFine && (
        <FactCard title={t('host.print.preview')}>
          <TagStrips tags={tags.slice(0, 2)} />
        </FactCard>
      )}
      {printing && (
        <PrintSheet roll={roll} onDone={() => setPrinting(false)}>
          <TagStrips tags={tags} narrow={roll !== null} />
        </PrintSheet>
      )}
    </>
  );
}
