import AddRounded from '@mui/icons-material/AddRounded';
import RemoveRounded from '@mui/icons-material/RemoveRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { fontWeight, tabularNumbers, textSize, visuallyHidden } from '../tokens/index.ts';
import { fieldFrame } from './field-frame.ts';

interface BagStepperProps {
  value: number;
  onChange: (value: number) => void;
  minimum?: number;
  maximum?: number;
  labels: { label: string; fewer: string; more: string; value: string };
  /** Drops the frame, for use inside a field. */
  bare?: boolean;
  /**
   * The sum of a change, "3 bags, £22.12 in total", said in place of the number; null while that is not known yet.
   */
  outcome?: string | null;
}

/** Number of bags: two big buttons with the number between them. */
export function BagStepper({
  value,
  onChange,
  minimum = 1,
  maximum = 50,
  labels,
  bare = false,
  outcome,
}: BagStepperProps) {
  const labelId = useId();
  // The price of what is there at first is no news.
  const [pressed, setPressed] = useState(false);
  const change = (next: number) => {
    setPressed(true);
    onChange(next);
  };
  return (
    <Box role="group" aria-labelledby={labelId} sx={bare ? undefined : frame}>
      <Box
        component="span"
        id={labelId}
        sx={{ fontSize: textSize.caption, fontWeight: fontWeight.strong, color: 'text.secondary', display: 'block' }}
      >
        {labels.label}
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 0.5, marginInline: -1 }}>
        <IconButton
          aria-label={labels.fewer}
          disabled={value <= minimum}
          onClick={() => change(value - 1)}
          color="primary"
        >
          <RemoveRounded />
        </IconButton>
        <Box
          component={(outcome === undefined ? 'output' : 'span') as 'output'}
          sx={{
            fontWeight: fontWeight.bold,
            textAlign: 'center',
            minWidth: 0,
            overflowWrap: 'anywhere',
            hyphens: 'auto',
            ...tabularNumbers,
          }}
        >
          {labels.value}
        </Box>
        {outcome !== undefined && (
          <Box component="output" sx={visuallyHidden}>
            {pressed && outcome}
          </Box>
        )}
        <IconButton
          aria-label={labels.more}
          disabled={value >= maximum}
          onClick={() => change(value + 1)}
          color="primary"
        >
          <AddRounded />
        </IconButton>
      </Box>
    </Box>
  );
}

const frame = { ...fieldFrame, paddingInline: 1.5, paddingTop: 1 };
