/** A separate file, so that the phone numbers' metadata becomes a separate chunk. */
export { checkPhone, writePhone } from '@cubby/api';
