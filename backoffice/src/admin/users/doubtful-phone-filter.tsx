import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';

/** Shows only people whose phone number is doubtful, in lists of accounts and of bookings. */
export const doubtfulPhoneFilter = (
  <ChoiceFilter
    key="doubtful_phone"
    source="doubtful_phone"
    label="users.field.phoneNumber"
    emptyText="users.any_phone"
    choices={[{ id: 'true', name: 'users.doubtful_phone' }]}
  />
);
