import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { colour, radius, textSize, width } from '../tokens/index.ts';

interface FoundationProps {
  title: string;
  /** The point of the page in one line. */
  lead: string;
  children: ReactNode;
}

/** A page of the foundations: first the purpose, then the thing itself. */
export function Foundation({ title, lead, children }: FoundationProps) {
  return (
    <Box
      component="article"
      sx={{ maxWidth: width.page, display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <header>
        <Typography variant="h1" sx={{ hyphens: 'auto' }}>
          {title}
        </Typography>
        <Typography color="textSecondary" sx={{ maxWidth: width.text, fontSize: textSize.lead, mt: 1.5 }}>
          {lead}
        </Typography>
      </header>
      {children}
    </Box>
  );
}

interface PartProps {
  title: string;
  text?: string;
  children: ReactNode;
}

export function Part({ title, text, children }: PartProps) {
  return (
    <section>
      <Typography variant="h2">{title}</Typography>
      {text && <Typography sx={{ maxWidth: width.text, mt: 0.75, mb: 2 }}>{text}</Typography>}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </section>
  );
}

/** As many columns as fit; one on a phone or with large text. */
export function Shelf({ children, column = '14rem' }: { children: ReactNode; column?: string }) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${column}), 1fr))` }}>
      {children}
    </Box>
  );
}

interface NamedProps {
  name: string;
  text?: string;
  /** Marks a name from the code, which is the default. */
  isCode?: boolean;
  children?: ReactNode;
}

/** A name and its purpose. */
export function Named({ name, text, isCode = true, children }: NamedProps) {
  return (
    <Box sx={{ minWidth: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
      {children}
      <Box component={isCode ? 'code' : 'span'} sx={{ overflowWrap: 'anywhere' }}>
        {name}
      </Box>
      {text && <Box sx={{ color: colour.textMuted, fontSize: textSize.small }}>{text}</Box>}
    </Box>
  );
}

/** Rules of a few words each. */
export function Rules({ rules }: { rules: readonly string[] }) {
  return (
    <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, maxWidth: width.text, display: 'grid', gap: 0.75 }}>
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </Box>
  );
}

/** Rows of facts; on a narrow screen each row is a card, so that nothing scrolls sideways. */
export function Facts({ columns, rows }: { columns: readonly string[]; rows: readonly (readonly ReactNode[])[] }) {
  return (
    <Box role="table" sx={{ display: 'grid', gap: 1, '& *': { minWidth: 0, overflowWrap: 'anywhere' } }}>
      <Box role="row" sx={{ ...row(columns.length), color: colour.textMuted, display: { xs: 'none', md: 'grid' } }}>
        {columns.map((column) => (
          <Box role="columnheader" key={column}>
            {column}
          </Box>
        ))}
      </Box>
      {rows.map((cells, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a page never change their order.
        <Box role="row" key={index} sx={{ ...row(columns.length), ...card }}>
          {cells.map((cell, column) => (
            <Box role="cell" key={columns[column]}>
              {cell}
            </Box>
          ))}
        </Box>
      ))}
    </Box>
  );
}

function row(columns: number) {
  return {
    display: 'grid',
    gap: 1,
    gridTemplateColumns: { xs: '1fr', md: `repeat(${columns}, minmax(0, 1fr))` },
    px: 2,
  };
}

const card = {
  py: 1.5,
  background: colour.surfaceRaised,
  border: `1px solid ${colour.line}`,
  borderRadius: radius.medium,
} as const;
