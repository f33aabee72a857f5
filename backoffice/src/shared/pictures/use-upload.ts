import type { Crop, PicturePurpose, UploadedPicture } from '@cubby/api';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { keyOfError } from '../../lib/api/error-message.ts';

/** Uploads a picture; `problem` is the dictionary's key of the last error. */
export function useUpload(purpose: PicturePurpose, onSent: (picture: UploadedPicture) => void) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const send = async (file: File, crop: Crop | null) => {
    setBusy(true);
    setProblem(null);
    await api
      .createPicture({ body: { file, purpose, ...(crop && { crop }) } })
      .then(onSent)
      .catch((error: unknown) => setProblem(keyOfError(error)));
    setBusy(false);
  };
  return { send, busy, problem };
}
