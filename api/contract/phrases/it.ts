export { default as phrases } from '../../words/it/phrases.json' with { type: 'json' };
