import Chip from '@mui/material/Chip';

interface FilterToggleProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

/** A filter that is on or off. */
export function FilterToggle({ label, on, onChange }: FilterToggleProps) {
  return (
    <Chip
      label={label}
      clickable
      component="button"
      aria-pressed={on}
      color={on ? 'primary' : 'default'}
      variant={on ? 'filled' : 'outlined'}
      onClick={() => onChange(!on)}
    />
  );
}
