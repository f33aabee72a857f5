import { DEFAULT_LANGUAGE, isDraft } from '@cubby/api';
import { PageHeading, Panel, Section, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Prose } from '../lib/content/Prose.tsx';
import { useI18n } from '../lib/i18n/I18nProvider.tsx';
import { DraftNotice } from './DraftNotice.tsx';

interface LegalTextProps {
  title: string;
  intro: string;
  updated: string;
  sections: readonly { key: string; title: string; text: string }[];
}

/** A long text with a table of contents: each section can be linked to. In a language that is a draft, it is in English. */
export function LegalText({ title, intro, updated, sections }: LegalTextProps) {
  const { t, language } = useI18n();
  return (
    <Box sx={{ display: 'contents' }} lang={isDraft(language) ? DEFAULT_LANGUAGE : undefined}>
      <PageHeading title={title} intro={intro} overline={updated} />
      {isDraft(language) && (
        <Panel flat component="aside">
          <span lang={language}>{t('legal.inEnglish')}</span>
        </Panel>
      )}
      <DraftNotice />
      <Box
        component="ol"
        sx={{ m: 0, paddingInlineStart: 3, columns: { sm: 2 }, maxWidth: width.form, '& li': { py: 0.5 } }}
      >
        {sections.map((section) => (
          <li key={section.key}>
            <Link href={`#${section.key}`}>{section.title}</Link>
          </li>
        ))}
      </Box>
      {sections.map((section) => (
        <div id={section.key} key={section.key}>
          <Section title={section.title}>
            <Prose text={section.text} />
          </Section>
        </div>
      ))}
    </Box>
  );
}
