import type { Note } from '@cubby/api';
import { plainList, textSize } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { FormDialog } from '../records/FormDialog.tsx';
import { useDone } from '../records/use-done.ts';
import { useColleagueName } from './use-colleague-name.ts';
import type { NotedRecord } from './use-record-work.ts';

/** The notes of staff among themselves about a record. */
export function Notes({ record, notes }: { record: NotedRecord; notes: readonly Note[] }) {
  const t = useTranslate();
  const { moment } = useFormats();
  const nameOf = useColleagueName();
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <Typography component="h3" variant="h3" sx={{ mb: 0.5 }}>
        {t('cases.notes')}
      </Typography>
      <Box sx={{ color: 'text.secondary', fontSize: textSize.small, mb: 1 }}>{t('cases.notes_text')}</Box>
      {notes.length === 0 ? (
        <div>{t('cases.no_notes')}</div>
      ) : (
        <Box component="ul" sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
          {notes.map(({ id, author, text, created }) => (
            <Box component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
              <Box sx={{ whiteSpace: 'pre-line' }}>{text}</Box>
              <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>
                {nameOf(author)} · {moment(created)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      <Button sx={{ mt: 1.5, marginInlineStart: -1 }} onClick={() => setWriting(true)}>
        {t('cases.add_note')}
      </Button>
      {isWriting && <NoteDialog record={record} onClose={() => setWriting(false)} />}
    </>
  );
}

function NoteDialog({ record, onClose }: { record: NotedRecord; onClose: () => void }) {
  const t = useTranslate();
  const done = useDone();
  const [text, setText] = useState('');
  const add = async () => {
    await api.addNote({ params: { ...record }, body: { text: text.trim() } });
    done('cases.noted');
  };
  return (
    <FormDialog
      title={t('cases.note_title')}
      confirm={t('cases.save_note')}
      disabled={!text.trim()}
      onClose={onClose}
      onConfirm={add}
    >
      <TextField
        label={t('cases.note')}
        helperText={t('cases.notes_text')}
        value={text}
        onChange={({ target }) => setText(target.value)}
        slotProps={{ htmlInput: { maxLength: 4000 } }}
        multiline
        minRows={3}
        autoFocus
      />
    </FormDialog>
  );
}
