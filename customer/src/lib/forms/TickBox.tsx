import { touchTarget } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';

interface TickBoxProps {
  id?: string;
  label: string;
  /** An explanation below it. */
  note?: string | undefined;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

export function TickBox({ id, label, note, checked, onChange }: TickBoxProps) {
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox {...(id && { id })} checked={checked} onChange={(event) => onChange(event.target.checked)} />
        }
        label={label}
      />
      {note && (
        <Typography variant="body2" color="textSecondary" sx={{ paddingInlineStart: `${touchTarget}px` }}>
          {note}
        </Typography>
      )}
    </Box>
  );
}
