import { type Host, LANGUAGES } from '@cubby/api';
import { TwoLines } from '@cubby/design-system';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useLanguageName } from '../../lib/i18n/use-language-name.ts';
import { newPath, recordPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { CreateButton } from '../../shared/lists/CreateButton.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { DateText } from '../../shared/values/DateText.tsx';
import { EmailText } from '../../shared/values/EmailText.tsx';

const Column = RecordTable.Col<Host>;

/** All hosts, listed. */
export function HostList() {
  const { count } = useFormats();
  const languageName = useLanguageName();
  return (
    <RecordList<Host>
      sort={{ field: 'created', order: 'DESC' }}
      filters={[
        <SearchFilter key="q" source="q" alwaysOn />,
        <ChoiceFilter
          key="language"
          source="language"
          emptyText="hosts.any_language"
          choices={LANGUAGES.map((language) => ({ id: language, name: languageName(language) }))}
          alwaysOn
        />,
      ]}
      actions={<CreateButton label="hosts.add" href={newPath('hosts')} scope="hosts:all" />}
    >
      <RecordTable<Host> rowClick={(id) => recordPath('hosts', id)} hiddenColumns={['id']}>
        <Column source="business_name" render={({ business_name }) => business_name || '–'} />
        <Column
          source="name"
          label="hosts.person"
          csv={{ first_name: 'hosts.field.firstName', last_name: 'hosts.field.lastName', email: 'hosts.field.email' }}
          render={({ first_name, last_name, email }) => (
            <TwoLines first={`${first_name} ${last_name}`} second={<EmailText address={email} />} />
          )}
        />
        <Column source="phone_number" />
        <Column source="language" render={({ language }) => languageName(language)} />
        <Column
          source="stashpoint_ids"
          label="hosts.places"
          align="right"
          render={({ stashpoint_ids }) => count(stashpoint_ids.length)}
        />
        <Column source="created" field={DateText} />
        <Column source="id" label="place.id" />
      </RecordTable>
    </RecordList>
  );
}
