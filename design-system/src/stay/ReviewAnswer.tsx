import Box from '@mui/material/Box';
import { colour, fontWeight, textSize } from '../tokens/index.ts';
import { TranslatedText, type Translation } from './TranslatedText.tsx';

interface ReviewAnswerProps {
  /** Who speaks: "Answer of the place". */
  heading: string;
  /** As it was written: plain text, whose lines are kept. */
  text: string;
  /** The language it is written in, so that it is read aloud rightly. */
  lang: string;
  translation?: Translation | undefined;
  /** Such as "March 2026". */
  date: string;
}

/** What a place says to a review, set in below it. */
export function ReviewAnswer({ heading, text, lang, translation, date }: ReviewAnswerProps) {
  return (
    <Box sx={{ borderInlineStart: `3px solid ${colour.line}`, ...column }}>
      <Box sx={{ fontWeight: fontWeight.bold, fontSize: textSize.small }}>{heading}</Box>
      <TranslatedText text={text} lang={lang} translation={translation} sx={{ whiteSpace: 'pre-line' }} />
      <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{date}</Box>
    </Box>
  );
}

const column = {
  pl: 1.5,
  minWidth: 0,
  display: 'grid',
  gap: 0.25,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
} as const;
