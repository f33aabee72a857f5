import {
  fixedAtBottom,
  fontWeight,
  inFlowOnLow,
  layer,
  lineHeight,
  radius,
  shadow,
  sheetTop,
  TwoLines,
  textSize,
  tinyArch,
} from '@cubby/design-system';
import ArrowBackRounded from '@mui/icons-material/ArrowBackRounded';
import ArrowForwardRounded from '@mui/icons-material/ArrowForwardRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Switch from '@mui/material/Switch';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import type { Shortcuts } from './use-shortcuts.ts';

interface DecisionBarProps {
  position: number;
  total: number;
  pending: boolean;
  shortcuts: Shortcuts;
  /** True if the decision is about a change the host proposes: approve or decline it. */
  isProposal: boolean;
  onApprove: () => void;
  onReject: () => void;
  onAsk: () => void;
  onPrevious: () => void;
  onNext: () => void;
}

/** The bar at the lower edge, always within reach: the position in the queue and the three decisions. */
export function DecisionBar(props: DecisionBarProps) {
  const { position, total, pending, shortcuts, isProposal } = props;
  const t = useTranslate();
  return (
    <Paper ref={fixedAtBottom} component="section" aria-label={t('approval.title')} sx={bar}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <IconButton onClick={props.onPrevious} disabled={position <= 1} aria-label={t('approval.previous')}>
          <ArrowBackRounded />
        </IconButton>
        <Box sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: fontWeight.strong, whiteSpace: 'nowrap' }}>
          {t('approval.position', { position, total })}
        </Box>
        <IconButton onClick={props.onNext} disabled={position >= total} aria-label={t('approval.next')}>
          <ArrowForwardRounded />
        </IconButton>
      </Box>
      <FormControlLabel
        sx={{ display: { xs: 'none', lg: 'flex' }, marginInlineEnd: 'auto', marginInlineStart: 1 }}
        control={<Switch checked={shortcuts.on} onChange={(_, on) => shortcuts.setOn(on)} />}
        label={<TwoLines first={t('approval.shortcuts')} second={t('approval.shortcuts_text')} />}
      />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          marginInlineStart: 'auto',
          flex: { xs: '1 1 100%', sm: '0 0 auto' },
          minWidth: 0,
          '& > *': { flex: { xs: '1 1 auto', sm: 'none' }, minWidth: 0, hyphens: 'auto' },
        }}
      >
        <Button
          variant="outlined"
          color="secondary"
          onClick={props.onReject}
          disabled={pending}
          endIcon={shortcuts.on && <Key>R</Key>}
        >
          {t(isProposal ? 'decision.refuse' : 'approval.reject')}
        </Button>
        {!isProposal && (
          <Button variant="outlined" onClick={props.onAsk} disabled={pending} endIcon={shortcuts.on && <Key>M</Key>}>
            {t('approval.ask')}
          </Button>
        )}
        <Button variant="contained" onClick={props.onApprove} loading={pending} endIcon={shortcuts.on && <Key>A</Key>}>
          {t(isProposal ? 'decision.agree' : 'approval.approve')}
        </Button>
      </Box>
    </Paper>
  );
}

function Key({ children }: { children: string }) {
  return (
    <Box component="kbd" aria-hidden sx={key}>
      {children}
    </Box>
  );
}

const bar = {
  position: 'sticky',
  bottom: { xs: 0, md: 16 },
  mt: 2,
  mx: { xs: -2, md: 0 },
  p: 1.5,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: { xs: sheetTop, md: radius.large },
  boxShadow: shadow.bar,
  zIndex: layer.stickyBar,
  ...inFlowOnLow,
} as const;

const key = {
  display: { xs: 'none', lg: 'inline-block' },
  font: 'inherit',
  fontSize: `${textSize.tiny} !important`,
  fontWeight: fontWeight.bold,
  border: '1.5px solid currentColor',
  borderRadius: tinyArch,
  px: 0.75,
  lineHeight: lineHeight.normal,
} as const;
