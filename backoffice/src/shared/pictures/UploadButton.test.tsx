import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { refuse } from '../../../../tests/harness/fake-api.ts';
import { fakeApi, renderPage } from '../../../testing/render-page.tsx';
import { UploadButton } from './UploadButton.tsx';

it('asks the server why a picture that the browser cannot show is refused', async () => {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: () => undefined }));
  const api = fakeApi().on('createPicture', refuse('PICTURE_IS_HEIC'));
  const { user } = renderPage(<UploadButton label="Add a photo" purpose="stashpoint" onSent={() => {}} />, api);
  await user.upload(
    screen.getByLabelText('Add a photo', { selector: 'input' }),
    new File(['x'], 'a.jpg', { type: 'image/jpeg' }),
  );
  fireEvent.error(await screen.findByRole('img'));
  expect((await screen.findByRole('alert')).textContent).toContain('Photos in HEIC can’t be read here.');
  expect(api.calls('createPicture')).toHaveLength(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
