import {
  REQUEST_PATH,
  type RequestMessage,
  referenceOf,
} from '@wabu/shared/entities/requests/request';
import { escapeHtml } from '@wabu/shared/entities/rich-text/html-tokens';
import { plainText } from '@wabu/shared/entities/rich-text/plain-text';
import { pathInLanguage } from '@wabu/shared/i18n/language-path';
import { type LanguageCode, languageOf } from '@wabu/shared/i18n/languages';
import {
  requestFormWords,
  requestMailWords,
  requestThreadWords,
  supplierWords,
} from '@wabu/shared/microsite';
import { sanitise } from '../frontends/record/sanitise.ts';
import type { Mail } from '../platform/mailer.ts';
import type { StoredRequest } from './request-repository.ts';

type Content = Pick<Mail, 'subject' | 'text' | 'html'>;

interface Part {
  text: string;
  html: string;
}

/**
 * The mail about a message, in the language of its visitor. It confirms a message of the visitor without repeating it:
 * nobody can send a text of their own to others by the form.
 */
export function renderMail(
  request: StoredRequest,
  message: RequestMessage,
  { origin, token }: { origin: string; token: string },
): Content {
  const { language } = request;
  const [words, form] = [requestMailWords[language], requestFormWords[language]];
  const thread = requestThreadWords[language];
  const subject = `${form.title} ${referenceOf(request.id)}`;
  const { translation } = message;
  const original = formatted(message.language, message.html);
  const answer =
    translation?.language === language
      ? [
          formatted(language, translation.html),
          line(thread.translated),
          line(`${thread.original}:`),
          original,
        ]
      : [original];
  const parts = [
    ...(message.author === 'visitor'
      ? [line(form.received), line(words.notYou)]
      : [line(words.answered), ...answer]),
    line(`${thread.reference}: ${referenceOf(request.id)}`),
    line(thread.keep(dayIn(language, request.linkUntil))),
    linkTo(`${origin}${pathInLanguage(REQUEST_PATH, language)}/${token}`),
    line(words.writeThere),
  ];
  return composed(language, subject, parts);
}

/** The mail to the supplier of a request: it has nothing of the visitor, whose words stand under the link. */
export function renderSupplierMail(
  request: StoredRequest,
  { origin, token, until }: { origin: string; token: string; until: number },
): Content {
  const title = supplierWords.title(request.Fornitore);
  const parts = [
    line(`${title}.`),
    line(`${requestThreadWords.it.reference}: ${referenceOf(request.id)}`),
    line(supplierWords.open),
    linkTo(`${origin}${REQUEST_PATH}/${token}`),
    line(supplierWords.keep(dayIn('it', until))),
    line(requestMailWords.it.writeThere),
  ];
  return composed('it', `${title} · ${referenceOf(request.id)}`, parts);
}

const dayIn = (language: LanguageCode, at: number) =>
  new Intl.DateTimeFormat(languageOf(language).html, {
    dateStyle: 'long',
    timeZone: 'Europe/Rome',
  }).format(at);

function composed(language: LanguageCode, subject: string, parts: readonly Part[]): Content {
  const { html: lang, direction } = languageOf(language);
  return {
    subject,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n`,
    html: `<!doctype html><html lang="${lang}" dir="${direction}"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head><body>${parts.map(({ html }) => html).join('\n')}</body></html>`,
  };
}

const linkTo = (link: string): Part => ({
  text: link,
  html: `<p dir="ltr"><a href="${link}">${link}</a></p>`,
});

const line = (text: string): Part => ({ text, html: `<p>${escapeHtml(text)}</p>` });

function formatted(language: LanguageCode, html: string): Part {
  const { html: lang, direction } = languageOf(language);
  return {
    text: plainText(html),
    html: `<div lang="${lang}" dir="${direction}">${sanitise(html)}</div>`,
  };
}
