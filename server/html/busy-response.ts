import type { FinishedResponse } from '../http/finished-response'
import { type FinishOptions, finishPage } from './finish-page'

export const retryAfterSeconds = '5'

// Static, because no page can be rendered now.
const html = `<!doctype html>
<html lang="de">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>Gerade zu viele Anfragen</title>
    <link rel="stylesheet" href="/offline/offline.css">
  </head>
  <body>
    <main>
      <h1>Gerade zu viele Anfragen</h1>
      <p>Bitte versuchen Sie es in ein paar Sekunden noch einmal.</p>
      <p lang="en">There are too many requests at the moment. Please try again in a few seconds.</p>
      <p><a href="">Noch einmal versuchen · <span lang="en">Try again</span></a></p>
    </main>
  </body>
</html>
`

/** Creates the response to a full render queue (503). */
export function createBusyResponse(options: FinishOptions): FinishedResponse {
  const page = {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'retry-after': retryAfterSeconds },
    body: Buffer.from(html),
    tags: new Set<string>(),
    isPublic: false,
    isMissing: false,
    isRestricted: false,
  }
  return finishPage(page, true, options)
}
