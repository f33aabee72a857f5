import { leadToError, textSize } from '@cubby/design-system';
import ExpandMoreRounded from '@mui/icons-material/ExpandMoreRounded';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Card from '@mui/material/Card';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import { groupFields } from './fields-grid.ts';
import { useSummary } from './use-summary.ts';

interface FoldedGroupProps {
  title: string;
  /** All fields of the group, by the draft's names: those with something to say are its summary. */
  fields: readonly string[];
  /** Fields that the place still needs: a group that has one is unfolded at first. */
  needed: readonly string[];
  /** True for a group that is unfolded at first where the form has two columns. */
  wideOpen?: boolean;
  children: ReactNode;
}

/**
 * A group of fields that is folded under its heading and a summary of its values. It unfolds by itself when one of its
 * fields has a problem, or is named by the address (`#photo`).
 */
export function FoldedGroup({ title, fields, needed, wideOpen = false, children }: FoldedGroupProps) {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { errors, submitCount } = useFormState();
  const { hash, key } = useLocation();
  const isWrong = fields.some((field) => field in errors);
  const isAsked = fields.includes(hash.slice(1));
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('lg'), { noSsr: true });
  const [isOpen, setOpen] = useState((wideOpen && isWide) || isAsked || fields.some((field) => needed.includes(field)));
  const summary = useSummary(fields);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt to save shows the problems again.
  useEffect(() => {
    if (isWrong) setOpen(true);
  }, [isWrong, submitCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link can be followed again.
  useEffect(() => {
    if (!isAsked) return;
    setOpen(true);
    group.current?.scrollIntoView();
    group.current?.querySelector('button')?.focus({ preventScroll: true });
  }, [isAsked, key]);

  /** Leads to the form's first problem, which could not have the focus, or be scrolled to, while it was folded. */
  const leadToProblem = async () => {
    const form = group.current?.closest('form');
    if (!isWrong || !form) return;
    const isAtField = form.querySelector('[aria-invalid="true"]') !== null;
    if (isAtField) await leadToError(form, null);
    const focused = document.activeElement;
    if (group.current?.contains(focused)) focused?.scrollIntoView({ block: 'center' });
    else if (!isAtField) group.current?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <Card ref={group} sx={card}>
      <Accordion
        disableGutters
        square
        expanded={isOpen}
        onChange={(_, wanted) => setOpen(wanted)}
        slotProps={{ heading: { component: 'h2' }, transition: { onEntered: () => void leadToProblem() } }}
        sx={accordion}
      >
        <AccordionSummary
          id={`${id}-title`}
          aria-controls={`${id}-fields`}
          {...(!isOpen && { 'aria-describedby': `${id}-summary` })}
          expandIcon={<ExpandMoreRounded />}
          sx={{ ...padding, position: 'static', ...(!isOpen && wholeCard) }}
        >
          <Typography variant="h2" component="span">
            {title}
          </Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ ...groupFields, ...padding, pt: 0.5, pb: { xs: 2, md: 2.5 } }}>
          {children}
        </AccordionDetails>
      </Accordion>
      {!isOpen && (
        <Typography id={`${id}-summary`} sx={summaryText}>
          {summary}
        </Typography>
      )}
    </Card>
  );
}

const card = { position: 'relative', minWidth: 0, overflow: 'visible' } as const;
const accordion = { position: 'static', bgcolor: 'transparent', '&::before': { display: 'none' } } as const;
const padding = { px: { xs: 2, md: 2.5 } } as const;

/** The summary is not part of the button's name, but pressing it unfolds the group, too. */
const wholeCard = { '&::after': { content: '""', position: 'absolute', inset: 0 } } as const;

/** At most four lines, which hold a place's hours in large text on a phone; a screen reader reads all of it. */
const summaryText = {
  ...padding,
  mt: -0.5,
  mb: 1.5,
  color: 'text.secondary',
  fontSize: textSize.small,
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '4',
  overflow: 'hidden',
} as const;
