import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { colour, fontWeight, lineHeight, screenOnly, textSize } from '../tokens/index.ts';

interface SandboxBandProps {
  /** The band's name for screen readers. */
  region: string;
  /** The simulated parts, one sentence each. */
  sentences: readonly string[];
  /** A link to the emails, if they are not delivered. */
  outbox?: { label: string; href: string } | undefined;
}

/** Says at the top of the page that this is a sandbox, so that no one books or pays by mistake. */
export function SandboxBand({ region, sentences, outbox }: SandboxBandProps) {
  return (
    <Box
      component="aside"
      aria-label={region}
      sx={{
        background: colour.highlight,
        color: colour.onHighlight,
        borderBottom: `1px solid ${colour.onHighlight}`,
        px: { xs: 2, sm: 3 },
        py: 0.75,
        fontSize: textSize.small,
        lineHeight: lineHeight.snug,
        textAlign: 'center',
        ...screenOnly,
      }}
    >
      {sentences.join(' ')}{' '}
      {outbox && (
        <Link
          href={outbox.href}
          target="_blank"
          color="inherit"
          sx={{ fontWeight: fontWeight.semibold, whiteSpace: 'nowrap' }}
        >
          {outbox.label}
        </Link>
      )}
    </Box>
  );
}
