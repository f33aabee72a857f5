import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface ErrorStateProps {
  message: string;
  /** A retry button, if retrying can help. */
  retry?: { label: string; onRetry: () => void };
}

/** Reports that a part of the page failed to load; the rest of the page keeps working. */
export function ErrorState({ message, retry }: ErrorStateProps) {
  const action = retry && (
    <Button color="inherit" onClick={retry.onRetry}>
      {retry.label}
    </Button>
  );
  return (
    <Alert severity="error" action={action}>
      {message}
    </Alert>
  );
}
