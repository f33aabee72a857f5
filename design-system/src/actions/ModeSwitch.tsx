import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import type { SxProps, Theme } from '@mui/material/styles';
import { useModeSwitch } from '../theme/use-mode.ts';

interface ModeSwitchProps {
  /** What a press brings: "Dark colours", "Light colours". */
  labels: { dark: string; light: string };
  /** Written out where there is room; an icon with a name otherwise. */
  variant?: 'icon' | 'text';
  sx?: SxProps<Theme>;
}

/** From light to dark and back. The wish outlives the visit, in this browser. */
export function ModeSwitch({ labels, variant = 'icon', sx = [] }: ModeSwitchProps) {
  const { mode, toggle } = useModeSwitch();
  const label = mode === 'dark' ? labels.light : labels.dark;
  const Icon = mode === 'dark' ? LightModeRounded : DarkModeRounded;
  return variant === 'text' ? (
    <Button color="inherit" startIcon={<Icon />} onClick={toggle} sx={sx}>
      {label}
    </Button>
  ) : (
    <IconButton color="inherit" aria-label={label} title={label} onClick={toggle} sx={sx}>
      <Icon />
    </IconButton>
  );
}
