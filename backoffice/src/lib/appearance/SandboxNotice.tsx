import { useTranslate } from 'ra-core';
import { api } from '../api/api.ts';
import { SandboxWords } from './SandboxWords.tsx';

const ask = () => api.getAppContext();

/** The sandbox notice in a console. */
export function SandboxNotice() {
  return <SandboxWords t={useTranslate()} ask={ask} />;
}
