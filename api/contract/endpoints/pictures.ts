import { enums, object, optional } from 'superstruct';
import type { Endpoint } from '../endpoint.ts';
import { PICTURE_ERRORS } from '../errors.ts';
import { RUNNERS } from '../rules/roles.ts';
import { Crop, PICTURE_PURPOSES, SentFile, UploadedPicture } from '../structs/picture.ts';

/** Pictures uploaded by staff and hosts. */
export const pictureEndpoints = {
  createPicture: {
    method: 'POST',
    path: '/v2/pictures',
    summary: 'Crops a picture (JPEG, PNG, WebP or AVIF) and stores it in the sizes of its purpose',
    roles: RUNNERS,
    upload: true,
    body: object({ file: SentFile, purpose: enums(PICTURE_PURPOSES), crop: optional(Crop) }),
    response: UploadedPicture,
    errors: [...PICTURE_ERRORS],
    idempotent: true,
  },
} as const satisfies Record<string, Endpoint>;
