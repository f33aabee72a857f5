/** A file of its own, so that the phone numbers' metadata becomes a chunk of its own. */
export { checkPhone } from '@cubby/api';
