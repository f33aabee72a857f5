import { leadToError } from '@cubby/design-system';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

interface FormProps {
  onSubmit: () => unknown;
  children: ReactNode;
  sx?: SxProps<Theme>;
  id?: string;
  ref?: Ref<HTMLFormElement>;
  'aria-label'?: string;
}

/**
 * A form that validates its own entries instead of leaving that to the browser, and stays on its page when submitted.
 * The first invalid field takes the focus.
 */
export function Form({ onSubmit, sx, ...rest }: FormProps) {
  return (
    <Box
      {...rest}
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void leadToError(event.currentTarget, onSubmit());
      }}
      sx={[sheet, ...(Array.isArray(sx) ? sx : [sx])]}
    />
  );
}

const sheet = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 } as const;
