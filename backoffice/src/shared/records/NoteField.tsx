import TextField from '@mui/material/TextField';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface NoteFieldProps {
  value: string;
  onChange: (note: string) => void;
}

/** A required note for colleagues on why money moves; it is kept in the log. */
export function NoteField({ value, onChange }: NoteFieldProps) {
  const t = useTranslate();
  return (
    <TextField
      autoFocus
      required
      multiline
      label={t('shared.note')}
      helperText={t('shared.note_help')}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      slotProps={{ htmlInput: { maxLength: 250 } }}
    />
  );
}
