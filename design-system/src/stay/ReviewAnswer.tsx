import Box from '@mui/material/Box';
import { colour, fontWeight, textSize } from '../tokens/index.ts';
import { TranslatedText, type Translation } from './TranslatedText.tsx';

interface ReviewAnswerProps {
  /** The author: "Reply from the host". */
  heading: string;
  /** Plain text as it was written, with its line breaks. */
  text: string;
  /** The language of the text, so that it is read aloud correctly. */
  lang: string;
  translation?: Translation | undefined;
  /** Such as "March 2026". */
  date: string;
}

/** A host's reply to a review, indented below it. */
export function ReviewAnswer({ heading, text, lang, translation, date }: ReviewAnswerProps) {
  return (
    <Box sx={{ borderInlineStart: `3px solid ${colour.line}`, ...column }}>
      <Box sx={{ fontWeight: fontWeight.bold, fontSize: textSize.small }}>{heading}</Box>
      <Box sx={{ whiteSpace: 'pre-line' }}>
        <TranslatedText text={text} lang={lang} translation={translation} />
      </Box>
      <Box sx={{ color: 'text.secondary', fontSize: textSize.small }}>{date}</Box>
    </Box>
  );
}

const column = {
  paddingInlineStart: 1.5,
  minWidth: 0,
  display: 'grid',
  gap: 0.25,
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflowWrap: 'anywhere',
} as const;
