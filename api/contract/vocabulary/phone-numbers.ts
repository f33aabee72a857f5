export const PHONE_MAXIMUM_LENGTH = 250;
export const DEFAULT_PHONE_COUNTRY = 'GB';
