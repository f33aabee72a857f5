import { colour, fontWeight, lead, textSize, transition } from '@cubby/design-system';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Box from '@mui/material/Box';
import { type ReactNode, useEffect, useRef, useState } from 'react';

interface FoldProps {
  title: string;
  /** The level of its title; it is no heading without one. */
  heading?: 'h2' | 'h3';
  /** Its first state; later it is the visitor’s. */
  open?: boolean;
  /** Counts how often an action elsewhere has asked for it: each time it opens, and its title takes the focus. */
  asked?: number;
  children: ReactNode;
}

/** A part of a page that few need each time: its title opens it. Folds that follow each other are one list. */
export function Fold({ title, heading, open = false, asked = 0, children }: FoldProps) {
  const [startsOpen] = useState(open);
  const details = useRef<HTMLDetailsElement>(null);
  const name = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked === 0 || !details.current) return;
    details.current.open = true;
    lead(name.current);
  }, [asked]);
  return (
    <Box component="details" ref={details} open={startsOpen} sx={fold}>
      <Box component="summary" sx={summary}>
        <Box component={heading ?? 'span'} ref={name} sx={titleStyle}>
          {title}
        </Box>
        <ExpandMoreRounded aria-hidden sx={{ flexShrink: 0, transition: transition('quick', 'transform') }} />
      </Box>
      <Box sx={{ pb: 2.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>{children}</Box>
    </Box>
  );
}

const fold = {
  borderTop: `1px solid ${colour.line}`,
  '&:last-of-type': { borderBottom: `1px solid ${colour.line}` },
  '&[open] > summary svg': { transform: 'rotate(180deg)' },
} as const;

const summary = {
  cursor: 'pointer',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 2,
  // In `details` it inherits no box sizing from us.
  boxSizing: 'border-box',
  minHeight: 60,
  py: 1.5,
  '&::-webkit-details-marker': { display: 'none' },
} as const;

const titleStyle = {
  margin: 0,
  minWidth: 0,
  fontWeight: fontWeight.bold,
  fontSize: textSize.larger,
  hyphens: 'auto',
  outline: 'none',
} as const;
