import { hydrateRoot } from 'react-dom/client';
import useSWR, { SWRConfig } from 'swr';
import { Route, Router } from 'wouter';

/*
 * The minimum speed of a page: React, SWR and Wouter as the specification requires, and the page's own text, without
 * anything of ours. `npm run bench -- floor` measures our pages beside it.
 */

const root = document.getElementById('root') as HTMLElement;
const drawn = root.querySelector('main')?.innerHTML ?? '';

function Text() {
  const { data } = useSWR('text', () => drawn, { fallbackData: drawn });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the one this very page was sent with.
  return <main dangerouslySetInnerHTML={{ __html: data }} />;
}

hydrateRoot(
  root,
  <SWRConfig>
    <Router>
      <Route path="*">
        <Text />
      </Route>
    </Router>
  </SWRConfig>,
);
