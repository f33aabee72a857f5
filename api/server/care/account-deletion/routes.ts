import type { SendsRefunds } from '../../money/payments/send-refunds.ts';
import type { HasCaches } from '../../platform/caches/caches.ts';
import type { HandlersOf } from '../../platform/http/call.ts';
import type { SerializesBookings } from '../../stays/bookings/record/serialize-booking.ts';
import { deleteUser } from './delete-user.ts';
import { previewDeletion } from './preview-deletion.ts';

export function accountDeletionRoutes(
  services: HasCaches & SendsRefunds & SerializesBookings,
): HandlersOf<'deleteUser' | 'getMyDeletion'> {
  return {
    deleteUser: ({ caller, params }) => deleteUser(services, caller, params.id),
    getMyDeletion: ({ caller }) => previewDeletion(services, caller.userId),
  };
}
