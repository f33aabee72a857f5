import type { AdminUser } from '@cubby/api';
import { useTranslate } from '../../lib/i18n/use-translate.ts';

/** Names the second factors of a member of staff; other users need none. */
export function useFactors(): (user: Pick<AdminUser, 'role' | 'second_factors'>) => string {
  const t = useTranslate();
  return ({ role, second_factors }) => {
    if (role !== 'admin') return '–';
    return second_factors.map((factor) => t(`users.sign_in.factor.${factor}`)).join(', ') || t('users.sign_in.none');
  };
}
