import { endpoints } from '../../../contract/endpoints.ts';
import { CubbyError } from '../../../contract/errors.ts';
import { type OperationKind, STAFF_KINDS } from '../../../contract/structs/operation.ts';
import { isStaff } from '../../people/work/staff-access.ts';
import { type Caller, requireScope } from '../../platform/http/call.ts';

/** @throws CubbyError FORBIDDEN unless the caller may do this to a single record. */
export function requireKind(caller: Caller, kind: OperationKind): void {
  if (isStaff(caller)) requireScope(caller, (SINGLE[kind] ?? endpoints.updateAdminStashpoint).scope);
  else if (STAFF_KINDS.includes(kind)) throw new CubbyError('FORBIDDEN', 'Only staff can do this.');
}

/** The single actions, if they are not about places. */
const SINGLE = {
  end_coupons: endpoints.updateCoupon,
  end_vouchers: endpoints.updateVoucher,
  hide_reviews: endpoints.updateAdminReview,
  resend_mails: endpoints.updateMail,
} as Partial<
  Record<
    OperationKind,
    Pick<(typeof endpoints)['updateMail' | 'updateCoupon' | 'updateVoucher' | 'updateAdminReview'], 'scope'>
  >
>;
