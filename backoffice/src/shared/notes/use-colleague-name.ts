import type { Colleague } from '@cubby/api';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Returns a function that names a member of staff, also one whose account is deleted. */
export function useColleagueName(): (colleague: Colleague) => string {
  const t = useTranslate();
  return ({ name }) => name || t('cases.former_colleague');
}
