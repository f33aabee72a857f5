import type { StaffScope } from '@cubby/api';
import Button from '@mui/material/Button';
import { useScopes } from '../../lib/auth/use-scopes.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

interface CreateButtonProps {
  /** A text of the dictionary. */
  label: string;
  href: string;
  /** The permission it requires, if any. */
  scope?: StaffScope;
}

/** Leads to the form for a new record, for those who may create one. */
export function CreateButton({ label, href, scope }: CreateButtonProps) {
  const t = useTranslate();
  const { may } = useScopes();
  if (scope && !may(scope)) return null;
  return (
    <Button variant="contained" href={href}>
      {t(label)}
    </Button>
  );
}
