import { type AdminUser, SIGNED_IN } from '@cubby/api';
import { TwoLines } from '@cubby/design-system';
import { useLanguageName } from '../../lib/i18n/use-language-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { newPath, recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { CreateButton } from '../../shared/lists/CreateButton.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { CountText } from '../../shared/values/CountText.tsx';
import { DateText } from '../../shared/values/DateText.tsx';
import { EmailText } from '../../shared/values/EmailText.tsx';
import { Sums } from '../../shared/values/Sums.tsx';
import { doubtfulPhoneFilter } from './doubtful-phone-filter.tsx';
import { nameOf } from './name-of.ts';
import { roleName } from './role-name.ts';
import { useFactors } from './use-factors.ts';

const Column = RecordTable.Col<AdminUser>;

/** All accounts. */
export function UserList() {
  const t = useTranslate();
  const languageName = useLanguageName();
  const factors = useFactors();
  return (
    <RecordList<AdminUser>
      actions={<CreateButton label="users.invite" href={newPath('users')} scope="users:all" />}
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="role"
          source="role"
          emptyText="users.any_role"
          choices={SIGNED_IN.map((role) => ({ id: role, name: `users.role.${role}` }))}
          alwaysOn
        />,
        <ChoiceFilter
          key="deleted"
          source="deleted"
          label="users.deleted_filter"
          emptyText="users.with_account"
          choices={[{ id: 'true', name: 'users.deleted' }]}
          alwaysOn
        />,
        doubtfulPhoneFilter,
      ]}
    >
      <RecordTable<AdminUser> rowClick={(id) => recordPath('users', id)} hiddenColumns={['language', 'id']}>
        <Column
          source="last_name"
          label="users.name"
          csv={{ first_name: 'hosts.field.firstName', last_name: 'hosts.field.lastName', email: 'users.field.email' }}
          render={(user) => (
            <TwoLines
              first={nameOf(user) || t('users.deleted')}
              second={user.email && <EmailText address={user.email} />}
            />
          )}
        />
        <Column source="role" csv={{ role: { words: 'users.role' } }} render={({ role }) => t(roleName(role))} />
        <Column source="second_factors" label="users.sign_in.factors" render={factors} />
        <Column source="booking_count" label="users.bookings" align="right" field={CountText} />
        <Column
          source="credit"
          label="users.credit"
          align="right"
          csv={{ 'credit.amount': {} }}
          render={({ credit }) => <Sums sums={credit} maximum={2} />}
        />
        <Column source="phone_number" render={({ phone_number }) => phone_number || '–'} />
        <Column source="created" label="users.created" field={DateText} />
        <Column source="language" render={({ language }) => language && languageName(language)} />
        <Column source="id" label="users.id" />
      </RecordTable>
    </RecordList>
  );
}
