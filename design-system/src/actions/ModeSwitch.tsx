import DarkModeRounded from '@mui/icons-material/DarkModeRounded';
import LightModeRounded from '@mui/icons-material/LightModeRounded';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useModeSwitch } from '../theme/use-mode.ts';

interface ModeSwitchProps {
  /** The mode a press switches to: "Dark mode", "Light mode". */
  labels: { dark: string; light: string };
  /** Shows the text if there is space; otherwise an icon with an accessible name. */
  variant?: 'icon' | 'text';
}

/** Switches between light and dark. The choice is stored in this browser and outlives the visit. */
export function ModeSwitch({ labels, variant = 'icon' }: ModeSwitchProps) {
  const { mode, toggle } = useModeSwitch();
  const label = mode === 'dark' ? labels.light : labels.dark;
  const Icon = mode === 'dark' ? LightModeRounded : DarkModeRounded;
  return variant === 'text' ? (
    <Button color="inherit" startIcon={<Icon />} onClick={toggle}>
      {label}
    </Button>
  ) : (
    <IconButton color="inherit" aria-label={label} title={label} onClick={toggle}>
      <Icon />
    </IconButton>
  );
}
