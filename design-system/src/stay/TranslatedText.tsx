import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';
import { textSize } from '../tokens/index.ts';

export interface Translation {
  text: string;
  /** The reader's language. */
  lang: string;
  /** The kind of translation and its source language: "Translated automatically from Italian". */
  note: string;
  showOriginal: string;
  showTranslation: string;
}

export interface TranslatedTextProps {
  /** The original, as plain text. */
  text: string;
  /** The language of the original, so that it is read aloud correctly; absent if unknown. */
  lang?: string | undefined;
  /** Shown instead of the original; if absent, the original is shown. */
  translation?: Translation | undefined;
  /** Styles of the text. */
  sx?: SxProps<Theme>;
}

/** Text written by users, in the reader's language if there is a translation, with the original on request. */
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
