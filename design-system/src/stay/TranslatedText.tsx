import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
}

/** Text written by users, in the reader's language if there is a translation, with the original on request. */
export function TranslatedText({ text, lang, translation }: TranslatedTextProps) {
  const [asWritten, setAsWritten] = useState(false);
  if (!translation) return <div lang={lang}>{text}</div>;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <div lang={asWritten ? lang : translation.lang} aria-live="polite">
        {asWritten ? text : translation.text}
      </div>
      <Box sx={mark}>
        {!asWritten && <Box sx={{ py: 0.5 }}>{translation.note}</Box>}
        <Button size="small" onClick={() => setAsWritten(!asWritten)} sx={{ px: 1, marginInlineStart: -1, my: -1 }}>
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
