import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { type ReactNode, useState } from 'react';
import { colour, plainList, radius, textSize } from '../tokens/index.ts';
import { TranslatedText, type TranslatedTextProps } from './TranslatedText.tsx';

/** A message as it is shown. */
export interface ShownMessage extends TranslatedTextProps {
  id: string;
  /** Written by the reader's side. */
  isOwn: boolean;
  author: string;
  /** Such as "24 Nov, 10:00". */
  time: string;
  /** A further remark: it was reported, or is a template. */
  note?: string | undefined;
  /** True if the reader can report it. */
  mayReport?: boolean;
}

/** Those of the field and of reporting are only needed where a reader can write. */
export interface ConversationWords {
  /** The name of the list. */
  title: string;
  none: string;
  field?: string;
  hint?: string;
  send?: string;
  report?: string;
  reportNow?: string;
  cancel?: string;
}

interface ConversationProps {
  messages: readonly ShownMessage[];
  words: ConversationWords;
  onReport?: (id: string) => void;
  /** The text being typed; without it, the reader cannot write. */
  draft?: {
    text: string;
    maximum: number;
    isSending: boolean;
    onChange: (text: string) => void;
    onSend: () => void;
  };
  /** Above the field: why nothing can be written, or what went wrong. */
  children?: ReactNode;
}

/** The messages of two sides, oldest first, and a field for the next one. */
export function Conversation({ messages, words, onReport, draft, children }: ConversationProps) {
  return (
    <Box sx={column}>
      {messages.length === 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{words.none}</Box>
      ) : (
        <Box component="ol" aria-label={words.title} sx={{ ...plainList, ...column }}>
          {messages.map((message) => (
            <OneMessage key={message.id} message={message} words={words} onReport={onReport} />
          ))}
        </Box>
      )}
      {children}
      {draft && (
        <Box
          component="form"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            draft.onSend();
          }}
          sx={column}
        >
          <TextField
            label={words.field}
            helperText={words.hint}
            value={draft.text}
            onChange={({ target }) => draft.onChange(target.value)}
            multiline
            minRows={2}
            slotProps={{ htmlInput: { maxLength: draft.maximum } }}
          />
          <Button
            type="submit"
            variant="outlined"
            loading={draft.isSending}
            disabled={draft.text.trim() === ''}
            sx={{ justifySelf: 'start' }}
          >
            {words.send}
          </Button>
        </Box>
      )}
    </Box>
  );
}

interface OneMessageProps {
  message: ShownMessage;
  words: ConversationWords;
  onReport: ((id: string) => void) | undefined;
}

function OneMessage({ message, words, onReport }: OneMessageProps) {
  const { id, isOwn, author, time, note, mayReport, ...text } = message;
  const [asking, setAsking] = useState(false);
  return (
    <Box component="li" sx={{ ...bubble, ...(isOwn ? own : other) }}>
      <Box sx={{ whiteSpace: 'pre-line' }}>
        <TranslatedText {...text} />
      </Box>
      <Box sx={line}>
        <span>{[author, time, note].filter(Boolean).join(' · ')}</span>
        {onReport && mayReport && (
          <Button size="small" color="inherit" onClick={() => setAsking(!asking)} aria-expanded={asking} sx={small}>
            {asking ? words.cancel : words.report}
          </Button>
        )}
        {onReport && mayReport && asking && (
          <Button size="small" color="error" onClick={() => onReport(id)} sx={small}>
            {words.reportNow}
          </Button>
        )}
      </Box>
    </Box>
  );
}

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1.5 } as const;

const bubble = {
  minWidth: 0,
  maxWidth: '88%',
  px: 2,
  py: 1,
  borderRadius: radius.large,
  overflowWrap: 'anywhere',
} as const;

const own = { justifySelf: 'end', background: colour.accentSoft, color: colour.onAccentSoft } as const;
const other = { justifySelf: 'start', background: colour.surfaceMuted, color: colour.text } as const;

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1,
  fontSize: textSize.small,
} as const;

const small = { minWidth: 0, px: 1, py: 0 } as const;
