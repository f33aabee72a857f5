import { userEvent, within } from 'storybook/test';
import { pageOf, stashpoint } from '../../../../testing/console-records.ts';
import { hostStory } from '../../../../testing/console-story.tsx';
import { ITEMS, PLANNED } from '../../../../testing/operation-records.ts';

export default { title: 'Hosts/Stashpoint', tags: ['!autodocs'] };

export const Default = hostStory({
  at: '/stashpoints/p1',
  answers: (api) => api.on('getAdminStashpoint', stashpoint()),
});
/** The application for a place, with nothing filled in. */
export const Bare = hostStory({
  at: '/stashpoints/new',
  answers: (api) => api.on('listLocations', pageOf([])),
});
export const Draft = hostStory({
  at: '/stashpoints/p1',
  answers: (api) => api.on('getAdminStashpoint', stashpoint({ status: 'draft', active: false, description: '' })),
});
export const List = hostStory({ at: '/stashpoints' });
/** The preview of an operation on several places. */
export const Operation = hostStory({
  at: '/stashpoints',
  answers: (api) =>
    api
      .on('listAdminStashpoints', pageOf([stashpoint(), stashpoint({ id: 'p2', name: 'Second Shelf' })]))
      .on('createOperation', PLANNED)
      .on('getOperation', PLANNED)
      .on('listOperationItems', ITEMS),
  // By their places on the screen: it is shown in German, too.
  play: async (page) => {
    await userEvent.click(await within(page).findByRole('button', { name: /…$/ }));
    const dialog = await within(page.ownerDocument.body).findByRole('dialog');
    for (const place of await within(dialog).findAllByRole('checkbox', { name: /Shelf/ })) await userEvent.click(place);
    await userEvent.click(dialog.querySelector('[type=submit]') as HTMLElement);
    await within(dialog).findByText(PLANNED.sums?.mails[1]?.subject ?? '', { exact: false });
    await within(dialog).findAllByText(ITEMS[1]?.name ?? '');
  },
});
