import { colour, fontWeight, textSize, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { StructuredData } from '../seo/StructuredData.tsx';
import { questionsAndAnswers } from '../seo/structured-data.ts';

interface QuestionListProps {
  entries: readonly { question: string; answer: string }[];
}

/** Questions that open to their answers; search engines may show them too. */
export function QuestionList({ entries }: QuestionListProps) {
  return (
    <div>
      <StructuredData data={questionsAndAnswers(entries)} />
      {entries.map(({ question, answer }) => (
        <Box
          component="details"
          key={question}
          sx={{
            borderTop: `1px solid ${colour.line}`,
            '&:last-of-type': { borderBottom: `1px solid ${colour.line}` },
          }}
        >
          <Box
            component="summary"
            sx={{
              cursor: 'pointer',
              // In `details` it inherits no box sizing from us.
              boxSizing: 'border-box',
              minHeight: 60,
              py: 2,
              fontWeight: fontWeight.bold,
              fontSize: textSize.larger,
            }}
          >
            {question}
          </Box>
          <Typography color="textSecondary" sx={{ pb: 2.5, maxWidth: width.text }}>
            {answer}
          </Typography>
        </Box>
      ))}
    </div>
  );
}
