import CancelRounded from '@mui/icons-material/CancelRounded';
import CheckCircleRounded from '@mui/icons-material/CheckCircleRounded';
import Box from '@mui/material/Box';
import { ThemeProvider } from '@mui/material/styles';
import { Unstyled } from '@storybook/addon-docs/blocks';
import type { ComponentType, ReactNode } from 'react';
import { createCubbyTheme } from '../theme/theme.ts';
import { colour, font, fontWeight, iconSize, lineHeight, radius, textSize } from '../tokens/index.ts';

/** Good and bad examples on a component's page, side by side, or one below the other if there is less space. */
export function DoAndDont({ children }: { children: ReactNode }) {
  return (
    <Unstyled>
      {/* The stories of the page set its mode. */}
      <ThemeProvider theme={THEME} colorSchemeNode={null} storageManager={null}>
        <Box sx={pair}>{children}</Box>
      </ThemeProvider>
    </Unstyled>
  );
}

interface ExampleProps {
  /** The reason in one sentence. */
  text: string;
  children: ReactNode;
}

export function Do(props: ExampleProps) {
  return <Example {...props} word="Do" Icon={CheckCircleRounded} ink={colour.success} />;
}

export function Dont(props: ExampleProps) {
  return <Example {...props} word="Don’t" Icon={CancelRounded} ink={colour.danger} />;
}

interface MarkedProps extends ExampleProps {
  word: string;
  Icon: ComponentType<{ 'aria-hidden': boolean; sx: object }>;
  ink: string;
}

function Example({ text, children, word, Icon, ink }: MarkedProps) {
  return (
    <Box component="figure" sx={{ ...example, borderTop: `4px solid ${ink}` }}>
      <Box sx={{ p: 2, minWidth: 0 }}>{children}</Box>
      <Box component="figcaption" sx={caption}>
        <Icon aria-hidden sx={{ color: ink, fontSize: iconSize.inList }} />
        <span>
          <strong>{word}.</strong> {text}
        </span>
      </Box>
    </Box>
  );
}

const THEME = createCubbyTheme();

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  my: 2,
  fontFamily: font.text,
  fontSize: textSize.normal,
  lineHeight: lineHeight.text,
  color: colour.text,
} as const;

const example = {
  m: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateRows: '1fr auto',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: colour.surface,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.small,
  overflow: 'hidden',
} as const;

const caption = {
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: 1,
  alignItems: 'start',
  px: 2,
  py: 1.5,
  background: colour.surfaceRaised,
  borderTop: `1px solid ${colour.line}`,
  fontSize: textSize.small,
  lineHeight: lineHeight.normal,
  fontWeight: fontWeight.regular,
} as const;
