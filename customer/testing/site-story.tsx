import { withLanguage } from '@cubby/api';
import type { FakeApi } from '../../tests/harness/fake-api.ts';
import { NO_STREETS, screenStory } from '../../tests/harness/screen-story.tsx';
import { App } from '../src/App.tsx';
import { rememberLanguageChosen } from '../src/lib/i18n/offered-language.ts';
import { appContext } from './site-records.ts';
import { arrive, type Visit, withFrame } from './visit.ts';

interface SiteStory extends Visit {
  /** The page's address in English; the toolbar's language is added to it. */
  at: string;
  /** Sets the API's answers, besides those for the frame of every page. */
  answers?: (api: FakeApi) => unknown;
  /** True for a page of which a part never loads. */
  waits?: boolean;
  /** Uses the page, once it is there. */
  play?: (page: HTMLElement) => Promise<void>;
}

/** Returns a story of a page of the travellers' site. */
export function siteStory({ at, answers, play, waits = false, ...visit }: SiteStory) {
  return screenStory({
    arrive: async (api, { language }) => {
      withFrame(api).on('getAppContext', appContext({ map: NO_STREETS }));
      answers?.(api);
      await arrive(withLanguage(at, language), visit);
      // Otherwise the page would be offered in the browser's language.
      rememberLanguageChosen();
    },
    site: () => <App />,
    waits,
    ...(play && { play }),
  });
}
