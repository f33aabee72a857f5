import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface ErrorStateProps {
  message: string;
  /** Trying again, when that can help. */
  retry?: { label: string; onRetry: () => void };
}

/** Something on the page could not be had; the rest of the page goes on. */
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
