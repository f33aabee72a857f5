import { width } from '@cubby/design-system';
import Typography from '@mui/material/Typography';
import { Fold } from '../layout/Fold.tsx';
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
        <Fold key={question} title={question}>
          <Typography color="textSecondary" sx={{ maxWidth: width.text }}>
            {answer}
          </Typography>
        </Fold>
      ))}
    </div>
  );
}
