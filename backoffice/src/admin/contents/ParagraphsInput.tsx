import ArrowDownwardRounded from '@mui/icons-material/ArrowDownwardRounded';
import ArrowUpwardRounded from '@mui/icons-material/ArrowUpwardRounded';
import DeleteOutlineRounded from '@mui/icons-material/DeleteOutlineRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useInput, ValidationError } from 'ra-core';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** The paragraphs of a text in order: `values` of the draft. */
export function ParagraphsInput() {
  const t = useTranslate();
  const { field, fieldState } = useInput<Record<string, string[]>>({ source: 'values', defaultValue: [''] });
  const values = (field.value ?? []) as string[];
  const set = (changed: string[]) => field.onChange(changed);
  const swap = (index: number, other: number) => {
    const [one = '', two = ''] = [values[index], values[other]];
    set(values.with(index, two).with(other, one));
  };
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {values.map((value, index) => (
        // Paragraphs have no key of their own; their position in the text identifies them.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <Box key={index} sx={{ display: 'flex', gap: 1, alignItems: 'start' }}>
          <TextField
            label={t('contents.paragraph', { number: index + 1 })}
            value={value}
            onChange={({ target }) => set(values.with(index, target.value))}
            multiline
            minRows={2}
            fullWidth
            slotProps={{ htmlInput: { maxLength: 4000 } }}
          />
          <Box sx={{ display: 'grid' }}>
            <IconButton
              aria-label={t('contents.up', { number: index + 1 })}
              disabled={index === 0}
              onClick={() => swap(index, index - 1)}
            >
              <ArrowUpwardRounded fontSize="small" />
            </IconButton>
            <IconButton
              aria-label={t('contents.down', { number: index + 1 })}
              disabled={index === values.length - 1}
              onClick={() => swap(index, index + 1)}
            >
              <ArrowDownwardRounded fontSize="small" />
            </IconButton>
          </Box>
          <IconButton
            aria-label={t('contents.remove', { number: index + 1 })}
            onClick={() => set(values.toSpliced(index, 1))}
          >
            <DeleteOutlineRounded fontSize="small" />
          </IconButton>
        </Box>
      ))}
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={String(fieldState.error.message)} />
        </FormHelperText>
      )}
      <Button variant="outlined" onClick={() => set([...values, ''])} sx={{ justifySelf: 'start' }}>
        {t('contents.add')}
      </Button>
    </Box>
  );
}
