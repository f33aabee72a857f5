import { leadToError } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { ReactNode, Ref } from 'react';

interface FormProps {
  onSubmit: () => unknown;
  children: ReactNode;
  /** Gap between its parts, in units. */
  gap?: number;
  id?: string;
  ref?: Ref<HTMLFormElement>;
  'aria-label'?: string;
}

/**
 * A form that validates its own entries instead of leaving that to the browser, and stays on its page when submitted.
 * The first invalid field takes the focus.
 */
export function Form({ onSubmit, gap = 2, ...rest }: FormProps) {
  return (
    <Box
      {...rest}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void leadToError(event.currentTarget, onSubmit());
      }}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap }}
    />
  );
}
