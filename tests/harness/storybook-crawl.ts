import type { Page } from 'playwright';

/** The result of a story, as reported by Storybook's preview after running its `play` and axe. */
export interface StoryEnd {
  status: string;
  faults: string[];
}

interface Channel {
  on(event: string, listen: (told: never) => void): void;
  off(event: string, listen: (told: never) => void): void;
  emit(event: string, told: unknown): void;
}

interface Finished {
  storyId: string;
  status: string;
  reporters: { type: string; result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[];
}

/** Returns the address of a single built story, in a language and a mode. */
export function storyAddress(url: string, id: string, globals: Record<string, string>): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `${url}/iframe.html?viewMode=story&id=${id}&globals=${chosen.join(';')}`;
}

/** Shows another story in a loaded page: a tenth of the time of loading the page again. */
export function showStory(page: Page, id: string, patience: number): Promise<StoryEnd> {
  return page.evaluate(
    ([storyId, patience]) => {
      const { channel } = (globalThis as unknown as { __STORYBOOK_PREVIEW__: { channel: Channel } })
        .__STORYBOOK_PREVIEW__;
      const thrown: string[] = [];
      const throws = ({ message }: { message: string }) => thrown.push(message);
      const mishaps = ['playFunctionThrewException', 'storyThrewException', 'storyErrored'];
      return new Promise<StoryEnd>((resolve) => {
        const end = ({ status, faults }: StoryEnd) => {
          channel.off('storyFinished', finished);
          channel.off('storyMissing', missing);
          for (const mishap of mishaps) channel.off(mishap, throws);
          clearTimeout(timer);
          resolve({ status, faults: [...thrown, ...faults] });
        };
        const finished = (told: Finished) => {
          if (told.storyId !== storyId) return;
          const violations = told.reporters.flatMap(({ result }) => result?.violations ?? []);
          const faults = violations.map((violation) => `${violation.id}: ${violation.nodes[0]?.html.slice(0, 160)}`);
          end({ status: told.status, faults });
        };
        const missing = () => end({ status: 'missing', faults: [] });
        const timer = setTimeout(() => end({ status: `not finished after ${patience} ms`, faults: [] }), patience);
        channel.on('storyFinished', finished);
        channel.on('storyMissing', missing);
        for (const mishap of mishaps) channel.on(mishap, throws);
        channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
    },
    [id, patience] as const,
  );
}
