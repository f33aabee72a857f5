import type { AdminUser } from '@cubby/api';
import { useTranslate } from 'ra-core';

/** Says what one of the staff proves themselves with beside the code; others are asked for nothing more. */
export function useFactors(): (user: Pick<AdminUser, 'role' | 'second_factors'>) => string {
  const t = useTranslate();
  return ({ role, second_factors }) => {
    if (role !== 'admin') return '–';
    return second_factors.map((factor) => t(`users.sign_in.factor.${factor}`)).join(', ') || t('users.sign_in.none');
  };
}
