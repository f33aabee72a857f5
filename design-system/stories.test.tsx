// @vitest-environment jsdom
import { composeStories, setProjectAnnotations } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import axe from 'axe-core';
import type { ComponentType } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import preview from '../.storybook/preview.tsx';

const modules = import.meta.glob<Record<string, unknown>>('./src/**/*.stories.tsx', { eager: true });

const annotations = setProjectAnnotations(preview);
beforeAll(annotations.beforeAll);
beforeEach(() => {
  vi.spyOn(console, 'error');
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** A page of stories has neither landmarks nor one heading order; jsdom neither lays out nor paints. */
const rules = Object.fromEntries(
  ['region', 'heading-order', 'page-has-heading-one', 'color-contrast'].map((id) => [id, { enabled: false }]),
);

for (const [path, module] of Object.entries(modules)) {
  describe(path.replace(/^.*\/(.*)\.stories\.tsx$/, '$1'), () => {
    for (const [name, Story] of Object.entries(storiesOf(module))) {
      it(`renders ${name} accessibly and without a complaint`, async () => {
        const { container } = render(<Story />);
        const { violations } = await axe.run(container, { rules });
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
        expect(console.error).not.toHaveBeenCalled();
      });
    }
  });
}

/** Modules found by a glob carry no types; what is composed of a story file is always a map of components. */
function storiesOf(module: Record<string, unknown>) {
  const compose = composeStories as (module: unknown) => Record<string, ComponentType>;
  return compose(module);
}
