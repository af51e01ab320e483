import { PRODUCT_NAME } from '@contract/http/product';
import { withoutDirectionMarks } from '@contract/text/text';
import type { Language } from '@domain/language/languages';
import type { Config } from '../config/Config';
import type { Mail, MailContent } from './Mail';

type Site = Pick<Config, 'origSite' | 'client'>;

const ZERO_WIDTH_SPACE = '\u200b';
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

const escape = (text: string) => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

/**
 * What a person wrote (a name, a ranch), as mere text: mail programs turn anything that looks like an address into a
 * link, so what makes it look like one is broken by a space of no width. Marks of direction, which older names may
 * hold, are left out.
 */
export function asText(written: string): string {
  return withoutDirectionMarks(written).replace(/[.:/@](?=\S)/g, (mark) => mark + ZERO_WIDTH_SPACE);
}

const P = 'margin:0 0 16px;font-size:16px;line-height:1.5;color:#1d2a22';
const SMALL = 'margin:0 0 8px;font-size:14px;line-height:1.5;color:#55605a';
const VERBATIM =
  'margin:0 0 16px;padding:12px;border-radius:8px;background:#f5f1e4;font-size:14px;line-height:1.5;color:#1d2a22;white-space:pre-wrap;word-break:break-all';
const BUTTON =
  'display:inline-block;padding:12px 24px;border-radius:8px;background:#25543f;color:#ffffff;font-size:16px;font-weight:600;text-decoration:none';

interface SiteWords {
  support: string;
  terms: string;
  privacy: string;
  copy: string;
}

const WORDS: Readonly<Record<Language, SiteWords>> = {
  en: { support: 'Support', terms: 'Terms of use', privacy: 'Privacy policy', copy: 'Or copy this address' },
  es: { support: 'Soporte', terms: 'Términos de uso', privacy: 'Aviso de privacidad', copy: 'O copie esta dirección' },
};

/** What stands at the end of every mail: whom to write to, and where the terms are, as far as the operator has said so. */
function linksOf(language: Language, { origSite, client }: Site): { label: string; url: string; shown: string }[] {
  const words = WORDS[language];
  const { supportEmail, termsUrl, privacyUrl } = client;
  const page = (label: string, url: string) => {
    const whole = new URL(url, origSite).href;
    return { label, url: whole, shown: whole };
  };
  return [
    ...(supportEmail === '' ? [] : [{ label: words.support, url: `mailto:${supportEmail}`, shown: supportEmail }]),
    ...(termsUrl === '' ? [] : [page(words.terms, termsUrl)]),
    ...(privacyUrl === '' ? [] : [page(words.privacy, privacyUrl)]),
  ];
}

function htmlOf({ language, subject, paragraphs, verbatim, button, foot }: MailContent, site: Site): string {
  const link = button && [
    `<p style="margin:24px 0"><a href="${escape(button.url)}" style="${BUTTON}">${escape(button.label)}</a></p>`,
    `<p style="${SMALL};word-break:break-all">${WORDS[language].copy}: ${escape(button.url)}</p>`,
  ];
  return [
    '<!doctype html>',
    `<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escape(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#f5f1e4;font-family:system-ui,-apple-system,Segoe UI,sans-serif">',
    '<div style="max-width:560px;margin:0 auto;padding:32px;border-radius:12px;background:#ffffff">',
    `<p style="margin:0 0 24px;font-size:18px;font-weight:700;color:#25543f">${PRODUCT_NAME}</p>`,
    ...paragraphs.map((words) => `<p style="${P}">${escape(words)}</p>`),
    ...(verbatim === undefined ? [] : [`<pre style="${VERBATIM}">${escape(verbatim)}</pre>`]),
    ...(link ?? []),
    ...foot.map((words) => `<p style="${SMALL}">${escape(words)}</p>`),
    ...linksOf(language, site).map(
      ({ label, url, shown }) => `<p style="${SMALL}">${label}: <a href="${escape(url)}">${escape(shown)}</a></p>`,
    ),
    '</div></body></html>',
  ].join('\n');
}

function textOf({ language, paragraphs, verbatim, button, foot }: MailContent, site: Site): string {
  const link = button === undefined ? [] : [`${button.label}:\n${button.url}`];
  const links = linksOf(language, site).map(({ label, shown }) => `${label}: ${shown}`);
  return `${[...paragraphs, ...(verbatim === undefined ? [] : [verbatim]), ...link, ...foot, PRODUCT_NAME, ...links].join('\n\n')}\n`;
}

/** A mail as HTML and as plain text, both with the same words, and the site's own links at its end. */
export function composeMail(content: MailContent, site: Site): Mail {
  const { to, subject, attachments } = content;
  const words = { text: textOf(content, site), html: htmlOf(content, site) };
  return { to, subject, ...words, ...(attachments !== undefined && { attachments }) };
}
