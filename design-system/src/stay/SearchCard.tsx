import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { BagStepper } from '../inputs/BagStepper.tsx';
import { DateTimeRange } from '../inputs/DateTimeRange.tsx';
import { leadToError } from '../inputs/lead-to-error.ts';
import type { LocalStay } from '../inputs/stay-range.ts';
import { colour, radius, shadow } from '../tokens/index.ts';

export interface SearchCardLabels {
  form: string;
  dropoff: string;
  pickup: string;
  date: string;
  time: string;
  bags: string;
  fewerBags: string;
  moreBags: string;
  bagCount: string;
  submit: string;
}

interface SearchCardProps {
  /** The field that chooses the place; a site brings its own, with suggestions. */
  place?: ReactNode;
  stay: LocalStay;
  onStayChange: (stay: LocalStay) => void;
  minimum: string;
  bags: number;
  onBagsChange: (bags: number) => void;
  /** More to say of the bags, below the whole. */
  bagSizes?: ReactNode;
  /** Answers when it has been looked at; a wrong field is then come to. */
  onSubmit: () => unknown;
  labels: SearchCardLabels;
  locale?: string;
  error?: string | undefined;
  pending?: boolean;
  /** In one row on wide screens, for the top of a page. */
  wide?: boolean;
}

/** Where, when and how many bags: the question the whole product begins with. */
export function SearchCard(props: SearchCardProps) {
  const { place, labels, wide = false } = props;
  return (
    <Box
      component="form"
      role="search"
      aria-label={labels.form}
      onSubmit={(event) => {
        event.preventDefault();
        void leadToError(event.currentTarget, props.onSubmit());
      }}
      sx={{
        background: colour.surfaceRaised,
        border: `1px solid ${colour.line}`,
        borderRadius: radius.sheet,
        boxShadow: shadow.raised,
        padding: { xs: 1.75, sm: 2.25 },
        display: 'grid',
        gap: 1.25,
        alignItems: 'stretch',
        gridTemplateColumns: wide ? (place ? wideWithPlace : wideWithoutPlace) : 'minmax(0, 1fr)',
      }}
    >
      {place}
      <DateTimeRange
        value={props.stay}
        onChange={props.onStayChange}
        minimum={props.minimum}
        locale={props.locale ?? 'en-GB'}
        labels={labels}
        error={props.error}
      />
      <BagStepper
        value={props.bags}
        onChange={props.onBagsChange}
        labels={{ label: labels.bags, fewer: labels.fewerBags, more: labels.moreBags, value: labels.bagCount }}
      />
      {/* Where all stand in one row, what goes on about the bags has a row of its own below. */}
      {props.bagSizes && (
        <Box sx={{ gridColumn: '1 / -1', order: wide ? { lg: 1 } : 0, display: 'grid' }}>{props.bagSizes}</Box>
      )}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        loading={props.pending ?? false}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {labels.submit}
      </Button>
    </Box>
  );
}

/** The bags take what their words need: "12 Gepäckstücke" is three times as long as "1 bag". */
const bags = 'minmax(9.5rem, max-content)';
const wideWithoutPlace = { xs: 'minmax(0, 1fr)', md: `minmax(0, 2fr) ${bags} auto` };
const wideWithPlace = {
  xs: 'minmax(0, 1fr)',
  md: 'minmax(0, 1fr) minmax(0, 2fr)',
  lg: `minmax(0, 0.9fr) minmax(0, 2.2fr) ${bags} auto`,
};
