import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Logo } from '../layout/Logo.tsx';
import {
  colour,
  font,
  fontWeight,
  forcedEdge,
  headingSize,
  letterSpacing,
  lineHeight,
  plainList,
  radius,
  screenOnly,
  shadow,
  tabularNumbers,
  textSize,
  width,
} from '../tokens/index.ts';
import { PassCode } from './PassCode.tsx';

interface BookingPassProps {
  /** The content of the QR code: the signed address of the pass. */
  url: string | null;
  pin: string | null;
  bookingId: string;
  traveller: string;
  stashpoint: string;
  /** Its name in the register, in small print. */
  registered?: string | null;
  address: string;
  dropoff: string;
  pickup: string;
  bags: string;
  /** A sentence about the stay, below its facts. */
  note?: string | null;
  /** Lockers that the traveller opens themselves, instead of showing QR code and PIN to anyone. */
  lockers?: PassLockers | null;
  status: { label: string; tone: 'good' | 'waiting' | 'over' };
  labels: {
    pass: string;
    pin: string;
    name: string;
    dropoff: string;
    pickup: string;
    bags: string;
    booking: string;
    showThis: string;
    qr: string;
    /** Of the button that fills the screen with the code: "Fill the screen with the code". */
    enlarge: string;
    close: string;
  };
  /** Right below the code. */
  actions?: ReactNode;
  /** Below everything else. */
  more?: ReactNode;
}

interface PassLockers {
  units: readonly { id: string; dropoffCode: string; pickupCode: string }[];
  labels: { list: string; unit: string; dropoffCode: string; pickupCode: string; how: string };
}

const columnsOf = (narrowest: string) => `repeat(auto-fill, minmax(min(100%, ${narrowest}), 1fr))`;

const facts = {
  margin: 0,
  display: 'grid',
  gridTemplateColumns: columnsOf('7rem'),
  gap: 1.5,
} as const;

const STATUS = {
  good: { background: colour.highlight, color: colour.onHighlight },
  waiting: { background: colour.infoSoft, color: colour.onSoft },
  over: { background: colour.surfaceMuted, color: colour.text },
} as const;

const chip = {
  ...forcedEdge,
  px: 1.5,
  py: 0.5,
  borderRadius: radius.pill,
  fontWeight: fontWeight.bold,
  fontSize: textSize.small,
} as const;

/** On a phone the page's header shows it, too, and the first screen belongs to the code. */
const logo = { display: { xs: 'none', md: 'block' }, '@media print': { display: 'block' } } as const;

/**
 * The pass a traveller shows at the counter: everything staff need, readable at arm's length. At lockers, what opens
 * them.
 */
export function BookingPass(props: BookingPassProps) {
  const { labels, status } = props;
  return (
    <Box
      component="section"
      aria-label={labels.pass}
      sx={{
        ...forcedEdge,
        borderRadius: radius.sheet,
        overflow: 'hidden',
        boxShadow: shadow.raised,
        background: colour.surfaceRaised,
        maxWidth: width.card,
        '@media print': { border: `1px solid ${colour.lineField}`, boxShadow: 'none', breakInside: 'avoid' },
      }}
    >
      <Box
        sx={{
          background: colour.brandRaised,
          color: colour.onBrand,
          padding: { xs: 2, md: 2.5 },
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 2,
        }}
      >
        <Box sx={logo}>
          <Logo onDark size={26} />
        </Box>
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', alignItems: 'flex-start', gap: 1 }}
        >
          <Box sx={{ flex: '1 1 9rem', minWidth: 0 }}>
            <Typography component="h2" variant="h3" translate="no" sx={{ hyphens: 'auto' }}>
              {props.stashpoint}
            </Typography>
            <Typography translate="no" sx={{ color: colour.onBrandMuted }}>
              {props.address}
            </Typography>
            {props.registered && (
              <Typography variant="caption" translate="no" sx={{ color: colour.onBrandMuted }}>
                {props.registered}
              </Typography>
            )}
          </Box>
          <Box component="span" sx={{ ...STATUS[status.tone], ...chip }}>
            {status.label}
          </Box>
        </Box>
      </Box>
      {props.lockers ? <Lockers {...props.lockers} /> : props.pin && <Code {...props} pin={props.pin} />}
      {props.actions && <Box sx={{ px: 1, ...screenOnly }}>{props.actions}</Box>}
      <Box component="dl" sx={{ ...facts, padding: 2.5, paddingTop: 1.5 }}>
        <Fact label={labels.dropoff} value={props.dropoff} />
        <Fact label={labels.pickup} value={props.pickup} />
        <Fact label={labels.name} value={props.traveller} asWritten />
        <Fact label={labels.bags} value={props.bags} />
        <Fact label={labels.booking} value={props.bookingId} asWritten />
      </Box>
      {props.note && (
        <Typography variant="body2" sx={{ padding: 2.5, paddingTop: 0 }}>
          {props.note}
        </Typography>
      )}
      {props.more && <Box sx={{ px: 1.5, pb: 1.5, ...screenOnly }}>{props.more}</Box>}
    </Box>
  );
}

function Code({ url, pin, labels }: Pick<BookingPassProps, 'url' | 'labels'> & { pin: string }) {
  return (
    <Box
      sx={{
        display: 'flex',
        // On a phone, and with large text, the PIN is below the QR code instead of beside it.
        flexWrap: 'wrap',
        gap: { xs: 1, md: 2 },
        alignItems: 'center',
        padding: { xs: 2, md: 2.5 },
        paddingBottom: { xs: 1, md: 1.5 },
      }}
    >
      {url && <PassCode value={url} labels={labels} />}
      <Box sx={pinBox}>
        <Typography color="textSecondary" sx={{ fontWeight: fontWeight.semibold }}>
          {labels.pin}
        </Typography>
        <Box
          translate="no"
          sx={{
            fontFamily: font.heading,
            fontWeight: fontWeight.heavy,
            // Its six digits are in one line.
            fontSize: { xs: headingSize.h2, sm: textSize.display },
            whiteSpace: 'nowrap',
            lineHeight: lineHeight.heading,
            letterSpacing: letterSpacing.code,
            ...tabularNumbers,
          }}
        >
          {pin}
        </Box>
        <Typography variant="body2" color="textSecondary">
          {labels.showThis}
        </Typography>
      </Box>
    </Box>
  );
}

/** One row on a phone, below the code; a column on a desk, beside it. */
const pinBox = {
  flex: '1 1 7rem',
  minWidth: 0,
  display: { xs: 'flex', md: 'block' },
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
} as const;

function Lockers({ units, labels }: PassLockers) {
  return (
    <Box sx={{ padding: 2.5, paddingBottom: 1.5, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}>
      <Box component="ul" aria-label={labels.list} sx={{ ...plainList, display: 'grid', gap: 1.5 }}>
        {units.map(({ id, dropoffCode, pickupCode }) => (
          <Box
            component="li"
            key={id}
            sx={{ ...forcedEdge, background: colour.highlightSoft, borderRadius: radius.medium, padding: 2 }}
          >
            <Box component="dl" sx={{ ...facts, gridTemplateColumns: columnsOf('8.25rem') }}>
              <Fact label={labels.unit} value={id} size="figure" wide />
              <Fact label={labels.dropoffCode} value={dropoffCode} size="figure" />
              <Fact label={labels.pickupCode} value={pickupCode} size="figure" />
            </Box>
          </Box>
        ))}
      </Box>
      <Typography>{labels.how}</Typography>
    </Box>
  );
}

interface FactProps {
  label: string;
  value: string;
  size?: keyof typeof textSize;
  /** Takes a whole row. */
  wide?: boolean;
  /** True for what browsers must not translate. */
  asWritten?: boolean;
}

function Fact({ label, value, size = 'normal', wide = false, asWritten = size === 'figure' }: FactProps) {
  return (
    <Box sx={{ minWidth: 0, ...(wide && { gridColumn: '1 / -1' }) }}>
      <Box component="dt" sx={{ fontSize: textSize.caption, fontWeight: fontWeight.semibold, color: 'text.secondary' }}>
        {label}
      </Box>
      <Box
        component="dd"
        {...(asWritten && { translate: 'no' })}
        sx={{
          margin: 0,
          fontWeight: fontWeight.bold,
          fontSize: textSize[size],
          overflowWrap: 'anywhere',
          ...tabularNumbers,
        }}
      >
        {value}
      </Box>
    </Box>
  );
}
