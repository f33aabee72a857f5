import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { BagStepper } from '../inputs/BagStepper.tsx';
import { DateTimeRange } from '../inputs/DateTimeRange.tsx';
import { leadToError } from '../inputs/lead-to-error.ts';
import type { LocalStay, TimesOn } from '../inputs/stay-range.ts';
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
  /** The field that selects the place; a site supplies its own, with suggestions. */
  place?: ReactNode;
  stay: LocalStay;
  onStayChange: (stay: LocalStay) => void;
  minimum: string;
  /** The selectable times. */
  times: TimesOn;
  bags: number;
  onBagsChange: (bags: number) => void;
  /** Details about the bags, below the other fields. */
  bagSizes?: ReactNode;
  /** The address that the form leads to without scripts. */
  action?: string;
  /** Returns once the form has been validated; an invalid field then gets the focus. */
  onSubmit: () => unknown;
  labels: SearchCardLabels;
  locale?: string;
  error?: string | undefined;
  pending?: boolean;
  /** Puts the fields in one row on wide screens, for the top of a page. */
  wide?: boolean;
}

/** Place, times and number of bags: the search at the start of every booking. */
export function SearchCard(props: SearchCardProps) {
  const { place, labels, wide = false } = props;
  const [areDatesValid, setDatesValid] = useState(true);
  return (
    <Box
      component="form"
      role="search"
      action={props.action}
      aria-label={labels.form}
      onSubmit={(event) => {
        event.preventDefault();
        void leadToError(event.currentTarget, areDatesValid && props.onSubmit());
      }}
      sx={{
        background: colour.surfaceRaised,
        border: `1px solid ${colour.line}`,
        borderRadius: radius.sheet,
        boxShadow: shadow.raised,
        padding: { xs: 1.5, sm: 2 },
        display: 'grid',
        gap: 1.5,
        alignItems: 'stretch',
        gridTemplateColumns: wide ? (place ? wideWithStashpoint : wideWithoutStashpoint) : 'minmax(0, 1fr)',
      }}
    >
      {place}
      <DateTimeRange
        value={props.stay}
        onChange={props.onStayChange}
        minimum={props.minimum}
        times={props.times}
        locale={props.locale ?? 'en-GB'}
        labels={labels}
        error={props.error}
        onValidity={setDatesValid}
      />
      <BagStepper
        value={props.bags}
        onChange={props.onBagsChange}
        labels={{ label: labels.bags, fewer: labels.fewerBags, more: labels.moreBags, value: labels.bagCount }}
      />
      {props.bagSizes && <Box sx={wide ? belowBags(Boolean(place)) : { display: 'grid' }}>{props.bagSizes}</Box>}
      <Button
        type="submit"
        variant="contained"
        color="secondary"
        size="large"
        loading={props.pending ?? false}
        sx={{ overflowWrap: { xs: 'anywhere', lg: wide ? 'break-word' : 'anywhere' } }}
      >
        {labels.submit}
      </Button>
    </Box>
  );
}

/**
 * If all fields share one row, the details about the bags are below the bags; with fields of their own they take a whole
 * row.
 */
const belowBags = (withPlace: boolean) =>
  ({
    display: 'grid',
    order: { md: withPlace ? 0 : 1, lg: 1 },
    gridColumn: { xs: '1 / -1', md: withPlace ? '1 / -1' : '2 / -1', lg: withPlace ? '3 / -1' : '2 / -1' },
    '&:has([role="group"])': { gridColumn: '1 / -1', mb: 0 },
    // As close to the fields as a link below them may be.
    mb: { lg: -1 },
  }) as const;

/** The bags field is as wide as its text: "12 Gepäckstücke" is three times as long as "1 bag". */
const bags = 'minmax(9.5rem, max-content)';
const wideWithoutStashpoint = { xs: 'minmax(0, 1fr)', md: `minmax(0, 2fr) ${bags} auto` };
const wideWithStashpoint = {
  xs: 'minmax(0, 1fr)',
  md: 'minmax(0, 1fr) minmax(0, 2fr)',
  // Dates and times stay on one line in every language, and the button’s text takes two where one is too long.
  lg: `minmax(0, 1fr) minmax(30rem, 2fr) ${bags} minmax(min-content, 11rem)`,
};
