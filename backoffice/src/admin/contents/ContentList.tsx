import { type AdminContent, CONTENT_STATES, LANGUAGES } from '@cubby/api';
import { type BadgeTone, FeatureBadge } from '@cubby/design-system';
import { useLanguageName } from '../../lib/i18n/use-language-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { editPath, newPath } from '../../lib/routing/paths.ts';
import { ChoiceFilter } from '../../shared/lists/ChoiceFilter.tsx';
import { CreateButton } from '../../shared/lists/CreateButton.tsx';
import { LinkedFilter, LinkedFilters } from '../../shared/lists/LinkedFilters.tsx';
import { RecordList } from '../../shared/lists/RecordList.tsx';
import { RecordTable } from '../../shared/lists/RecordTable.tsx';
import { SearchFilter } from '../../shared/lists/SearchFilter.tsx';
import { MomentText } from '../../shared/values/MomentText.tsx';
import { Coverage } from './Coverage.tsx';

const Column = RecordTable.Col<AdminContent>;

const TONES: Record<AdminContent['state'], BadgeTone> = { draft: 'calm', published: 'plain', changed: 'warm' };

/** Editorial texts by place and language, below an overview of which places lack which. */
export function ContentList() {
  const t = useTranslate();
  const languageName = useLanguageName();
  return (
    <>
      <RecordList<AdminContent>
        sort={{ field: 'updated', order: 'DESC' }}
        filters={[
          <SearchFilter key="q" source="q" alwaysOn />,
          <ChoiceFilter
            key="language"
            source="language"
            emptyText="contents.any_language"
            choices={LANGUAGES.map((code) => ({ id: code, name: languageName(code) }))}
            alwaysOn
          />,
          <ChoiceFilter
            key="state"
            source="state"
            emptyText="contents.any_state"
            choices={CONTENT_STATES.map((state) => ({ id: state, name: `contents.state.${state}` }))}
            alwaysOn
          />,
        ]}
        actions={<CreateButton label="contents.create" href={newPath('seo-contents')} scope="contents:all" />}
      >
        <LinkedFilters>
          <LinkedFilter<AdminContent>
            source="location_id"
            label="contents.field.location"
            nameIn={({ location }) => location.name}
          />
        </LinkedFilters>
        <RecordTable<AdminContent> rowClick={(id) => editPath('seo-contents', id)}>
          <Column source="location" csv={{ 'location.name': {} }} render={({ location }) => location.name} />
          <Column source="language" render={({ language }) => languageName(language)} />
          <Column source="prompt_id" />
          <Column
            source="state"
            csv={{ state: { words: 'contents.state' } }}
            render={({ state }) => <FeatureBadge label={t(`contents.state.${state}`)} tone={TONES[state]} />}
          />
          <Column source="updated" field={MomentText} />
        </RecordTable>
      </RecordList>
      <Coverage />
    </>
  );
}
