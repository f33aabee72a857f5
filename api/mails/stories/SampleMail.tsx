import type { Meta } from '@storybook/react-vite';
import { useLayoutEffect, useRef } from 'react';
import type { Language } from '../../contract/vocabulary/languages.ts';
import { mailHtml } from '../html/mail-html.ts';
import type { MailMode } from '../html/mail-style.ts';
import { SAMPLE_URL, sampleMails } from '../samples/sample-mails.ts';

interface SampleMailProps {
  name: string;
  language: Language;
  mode?: MailMode;
}

const SENDER = { publicUrl: SAMPLE_URL, operator: 'Cubby Ltd, 1 Euston Road, London' };

const written = new Map<Language, ReturnType<typeof sampleMails>>();

/** Returns the samples in a language, written once: every story needs one of them. */
function samplesIn(language: Language): ReturnType<typeof sampleMails> {
  const samples = written.get(language) ?? sampleMails(language);
  written.set(language, samples);
  return samples;
}

/** Renders it in the mode of Storybook's toolbar, instead of the device's. */
export const inMode: NonNullable<Meta<typeof SampleMail>['render']> = (args, { globals }) => (
  <SampleMail {...args} mode={globals.mode === 'light' || globals.mode === 'dark' ? globals.mode : 'device'} />
);

/** An email as a mail program shows it: a page of its own, without a browser's frame. */
export function SampleMail({ name, language, mode = 'device' }: SampleMailProps) {
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const content = samplesIn(language)[name]?.content;
    if (!content || !frame.current) throw new Error(`There is no mail "${name}".`);
    const { head, body } = new DOMParser().parseFromString(mailHtml(content, SENDER, mode), 'text/html');
    frame.current.replaceChildren(...head.querySelectorAll('style'), ...body.childNodes);
  }, [name, language, mode]);
  return <div ref={frame} lang={language} />;
}
