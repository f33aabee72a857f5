import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright';
import { preview } from 'vite';
import { buildStorybook } from './checkouts.ts';

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

interface WithPreview {
  __STORYBOOK_PREVIEW__: { channel: Channel; selectionStore: { selection?: { storyId: string } } };
}

interface Finished {
  storyId: string;
  status: string;
  reporters: { type: string; result?: { violations?: { id: string; nodes: { html: string }[] }[] } }[];
}

export interface Story {
  id: string;
  title: string;
  name: string;
  /** The path of its file from the root, with `./` in front. */
  importPath: string;
}

/** A Storybook that was built into a folder, served as files. */
export interface ServedStorybook {
  url: string;
  stories: Story[];
  close(): Promise<void>;
}

export async function serveStorybook(folder: string): Promise<ServedStorybook> {
  // `mpa`: a missing file is answered with 404, not with the first page.
  const server = await preview({
    configFile: false,
    root: fileURLToPath(new URL('../../', import.meta.url)),
    appType: 'mpa',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const { entries } = JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')) as {
    entries: Record<string, Story & { type: string }>;
  };
  return {
    url: server.resolvedUrls?.local[0]?.replace(/\/$/, '') ?? '',
    stories: Object.values(entries).filter(({ type }) => type === 'story'),
    close: () => server.close(),
  };
}

/** Builds the Storybook of the working tree into a folder of its own, which is removed when it closes. */
export async function buildAndServeStorybook(): Promise<ServedStorybook> {
  const folder = await mkdtemp(join(tmpdir(), 'cubby-storybook-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await buildStorybook(folder);
    const book = await serveStorybook(folder);
    return { ...book, close: () => book.close().then(remove) };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Opens a built story in a page, and returns when it has been played. */
export async function openStory(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction('globalThis.__STORYBOOK_PREVIEW__?.currentRender?.phase === "finished"', undefined, {
    timeout: 120_000,
  });
}

/** Returns the address of a single built story, in a language and a mode. */
export function storyAddress(url: string, id: string, globals: Record<string, string>): string {
  const chosen = Object.entries(globals).map(([name, value]) => `${name}:${value}`);
  return `${url}/iframe.html?viewMode=story&id=${id}&globals=${chosen.join(';')}`;
}

/** Shows a story in a loaded page, anew if it is shown already: a tenth of the time of loading the page again. */
export function showStory(page: Page, id: string, patience: number): Promise<StoryEnd> {
  return page.evaluate(
    ([storyId, patience]) => {
      const { channel, selectionStore } = (globalThis as unknown as WithPreview).__STORYBOOK_PREVIEW__;
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
        if (selectionStore.selection?.storyId === storyId) channel.emit('forceRemount', { storyId });
        else channel.emit('setCurrentStory', { storyId, viewMode: 'story' });
      });
    },
    [id, patience] as const,
  );
}
