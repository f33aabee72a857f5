import type { AdminContent } from '@cubby/api';
import { FactCard } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useRecordContext } from 'ra-core';
import { useState } from 'react';
import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { errorKey } from '../../lib/api/error-message.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useLanguageName } from '../../lib/i18n/use-language-name.ts';
import { useTranslate } from '../../lib/i18n/use-translate.ts';
import { listPath } from '../../lib/routing/paths.ts';
import { TeamAndHistory } from '../../shared/history/TeamAndHistory.tsx';
import { PageHead } from '../../shared/page/PageHead.tsx';
import { RecordEdit } from '../../shared/records/RecordEdit.tsx';
import { RecordForm } from '../../shared/records/RecordForm.tsx';
import { Difference } from './Difference.tsx';
import { ParagraphsInput } from './ParagraphsInput.tsx';
import { Preview } from './Preview.tsx';
import { PublishButtons } from './PublishButtons.tsx';

export function ContentEdit() {
  return (
    <RecordEdit<AdminContent> saved="contents.saved">
      <ContentPage />
    </RecordEdit>
  );
}

function ContentPage() {
  const content = useRecordContext<AdminContent>();
  const t = useTranslate();
  const languageName = useLanguageName();
  const { moment } = useFormats();
  if (!content) return null;
  return (
    <>
      <Link href={listPath('seo-contents')} sx={{ display: 'inline-block', py: 1 }}>
        ← {t('contents.back')}
      </Link>
      <PageHead
        title={t('contents.one', { place: content.location.name, language: languageName(content.language) })}
        text={[
          t(`contents.state.${content.state}`),
          content.published_at && t('contents.live_since', { time: moment(content.published_at) }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={<PublishButtons content={content} />}
      />
      <RecordForm validate={requirePrompt}>
        <Box sx={columns}>
          <FactCard title={t('contents.field.values')}>
            <Box sx={{ display: 'grid', gap: 2 }}>
              <TextInput
                source="promptId"
                label={t('contents.field.promptId')}
                helperText={t('contents.prompt_help')}
              />
              <ParagraphsInput />
            </Box>
          </FactCard>
          <Views content={content} />
        </Box>
      </RecordForm>
      <Box sx={{ mt: 3 }}>
        <TeamAndHistory />
      </Box>
    </>
  );
}

function requirePrompt(draft: Record<string, unknown>): Record<string, string> {
  return draft.promptId ? {} : { promptId: errorKey('REQUIRED_DATA_CLIENT_ERROR') };
}

/** The text being edited as the page will show it, or compared with the published one. */
function Views({ content }: { content: AdminContent }) {
  const t = useTranslate();
  const [view, setView] = useState<'preview' | 'difference'>('preview');
  const values = (useWatch({ name: 'values' }) as string[] | undefined) ?? content.values;
  return (
    <Box sx={{ minWidth: 0, position: { lg: 'sticky' }, top: { lg: 80 } }}>
      <Tabs variant="scrollable" value={view} onChange={(_, chosen: 'preview' | 'difference') => setView(chosen)}>
        <Tab value="preview" label={t('contents.preview')} />
        <Tab value="difference" label={t('contents.difference')} />
      </Tabs>
      {view === 'preview' ? (
        <Preview content={content} values={values} />
      ) : (
        <Difference live={content.live ?? []} values={values} />
      )}
    </Box>
  );
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
} as const;
