import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { colour, radius, shadow, textSize } from '../tokens/index.ts';

interface CookieNoticeProps {
  labels: { region: string; text: string; accept: string; decline: string };
  onChoose: (accepted: boolean) => void;
}

/** Asks once, with two answers of equal weight. */
export function CookieNotice({ labels, onChoose }: CookieNoticeProps) {
  return (
    <Box
      component="section"
      aria-label={labels.region}
      sx={{
        background: colour.surfaceRaised,
        border: `1px solid ${colour.line}`,
        borderRadius: radius.large,
        boxShadow: shadow.raised,
        padding: { xs: 1.5, sm: 2 },
        display: 'grid',
        gap: { xs: 1, sm: 1.5 },
      }}
    >
      <Box component="p" sx={{ margin: 0, fontSize: { xs: textSize.small, sm: textSize.medium } }}>
        {labels.text}
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))', gap: 1 }}>
        <Button variant="outlined" onClick={() => onChoose(false)}>
          {labels.decline}
        </Button>
        <Button variant="outlined" onClick={() => onChoose(true)}>
          {labels.accept}
        </Button>
      </Box>
    </Box>
  );
}
