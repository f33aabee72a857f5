import { forcedMark } from '../tokens/index.ts';

/**
 * MUI's parts where the system sets all colours. They tell surfaces, the main action and a state by their fill, which
 * is gone there, so each gets a line or one of the system's own colours. Our own components do the same for themselves.
 */
export const forcedColourStyles = {
  // One selector more than a component's own styles, which come later.
  ':root': {
    '& :is(.MuiPaper-root, .MuiTooltip-tooltip, .MuiChip-filled, .MuiSkeleton-root, .MuiToggleButton-root)': {
      border: '1px solid',
    },
    '& :is(.MuiButton-contained, .MuiFab-root)': { border: '2px solid' },
    '& .Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 3 },
    '& .Mui-disabled.Mui-disabled': { color: 'GrayText', borderColor: 'GrayText', opacity: 1 },

    // Items that are on, chosen or about to be chosen.
    '& :is([aria-pressed="true"], [role="tab"][aria-selected="true"], .MuiMenuItem-root.Mui-selected)': forcedMark,
    '& :is(a, button)[aria-current]:not([aria-current="date"], [aria-current="false"])': forcedMark,
    '& [role="option"]:is(.Mui-focused, .Mui-selected)': forcedMark,
    '& :is(.MuiCheckbox-root, .MuiRadio-root).Mui-checked': { color: 'Highlight' },

    '& .MuiSwitch-thumb': { background: 'ButtonText' },
    '& .MuiSwitch-track': { background: 'Canvas', border: '1px solid ButtonText', opacity: 1 },
    '& .Mui-checked + .MuiSwitch-track': { background: 'Highlight' },

    '& .MuiLinearProgress-root': { border: '1px solid' },
    '& :is(.MuiLinearProgress-bar, .MuiSlider-track, .MuiSlider-thumb)': { background: 'CanvasText' },
    '& .MuiSlider-rail': { background: 'GrayText', opacity: 1 },
    '& .MuiTabs-indicator': { background: 'Highlight', transition: 'none' },
  },
};
