export { PHRASES } from '../../words/phrases.ts';
