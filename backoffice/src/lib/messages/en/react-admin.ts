export { default as words } from 'ra-language-english';
