import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type { FieldProblem } from './field-problems.ts';

/** Problems with fields that the form does not show, above it; focused, so that they are seen and read out. */
export function OtherProblems({ problems }: { problems: readonly FieldProblem[] }) {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <Alert ref={alert} severity="error" tabIndex={-1} sx={{ mb: 2 }}>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2 }}>
        {problems.map(({ path, label, text }) => (
          <li key={path}>
            <b>{label}</b>: {text}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
