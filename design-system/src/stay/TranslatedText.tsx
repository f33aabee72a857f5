import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { textSize } from '../tokens/index.ts';

export interface Translation {
  text: string;
  /** The reader's language. */
  lang: string;
  /** What was done, and from which language: "Translated automatically from Italian". */
  note: string;
  showOriginal: string;
  showTranslation: string;
}

export interface TranslatedTextProps {
  /** As it was written: plain text. */
  text: string;
  /** The language it was written in, so that it is read aloud rightly; left out where nobody knows. */
  lang?: string | undefined;
  /** Shown in its place; left out, the text stands as it was written. */
  translation?: Translation | undefined;
  /** Of the text. */
  sx?: SxProps<Theme>;
}

/** What a person has written, in the reader's language where there is a translation, and as it was written on request. */
export function TranslatedText({ text, lang, translation, sx = {} }: TranslatedTextProps) {
  const [asWritten, setAsWritten] = useState(false);
  if (!translation)
    return (
      <Box lang={lang} sx={sx}>
        {text}
      </Box>
    );
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box lang={asWritten ? lang : translation.lang} aria-live="polite" sx={sx}>
        {asWritten ? text : translation.text}
      </Box>
      <Box sx={mark}>
        {!asWritten && <Box sx={{ py: 0.5 }}>{translation.note}</Box>}
        <Button size="small" onClick={() => setAsWritten(!asWritten)} sx={{ px: 1, ml: -1, my: -1 }}>
          {asWritten ? translation.showTranslation : translation.showOriginal}
        </Button>
      </Box>
    </Box>
  );
}

const mark = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 2,
  color: 'text.secondary',
  fontSize: textSize.small,
} as const;
