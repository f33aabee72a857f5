import { PageHeading, Section, width } from '@cubby/design-system';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Prose } from '../lib/content/Prose.tsx';
import { DraftNotice } from './DraftNotice.tsx';

interface LegalTextProps {
  title: string;
  intro: string;
  updated: string;
  sections: readonly { key: string; title: string; text: string }[];
}

/** A long text with a table of contents: each section can be linked to. */
export function LegalText({ title, intro, updated, sections }: LegalTextProps) {
  return (
    <>
      <PageHeading title={title} intro={intro} overline={updated} />
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
    </>
  );
}
