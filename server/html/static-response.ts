import { disabledRetryAfter } from '@/lib/api/is-disabled'
import type { FinishedResponse } from '../http/finished-response'
import { type FinishOptions, finishPage, retryAfterSeconds } from './finish-page'

interface StaticPage {
  status: number
  headers?: Record<string, string>
  title: string
  de: string
  en: string
}

const staticPages = {
  /** The render queue is full. */
  busy: {
    status: 503,
    headers: { 'retry-after': retryAfterSeconds },
    title: 'Gerade zu viele Anfragen',
    de: 'Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    en: 'There are too many requests at the moment. Please try again in a few seconds.',
  },
  /** An unexpected error (spec §8). */
  failed: {
    status: 500,
    title: 'Ein interner Serverfehler ist aufgetreten.',
    de: 'Bitte versuchen Sie es später noch einmal.',
    en: 'An internal server error has occurred. Please try again later.',
  },
  /** A form or file of a site that is switched off. */
  disabled: {
    status: 503,
    headers: { 'retry-after': disabledRetryAfter },
    title: 'Die Website ist zurzeit nicht verfügbar',
    de: 'Bitte versuchen Sie es später noch einmal.',
    en: 'This site is not available at the moment. Please try again later.',
  },
} satisfies Record<string, StaticPage>

const toHtml = ({ title, de, en }: StaticPage) => `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${title}</title>
    <link rel="stylesheet" href="/offline/offline.css">
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${de}</p>
      <p lang="en">${en}</p>
      <p><a href="">Noch einmal versuchen · <span lang="en">Try again</span></a></p>
    </main>
  </body>
</html>
`

/** Creates the response in a situation in which no page can be rendered. */
export function createStaticResponse(name: keyof typeof staticPages, options: FinishOptions): FinishedResponse {
  const staticPage: StaticPage = staticPages[name]
  const page = {
    status: staticPage.status,
    headers: { 'content-type': 'text/html; charset=utf-8', ...staticPage.headers },
    body: Buffer.from(toHtml(staticPage)),
    tags: new Set<string>(),
    isPublic: false,
    isMissing: false,
    isRestricted: false,
  }
  return finishPage(page, true, options)
}
