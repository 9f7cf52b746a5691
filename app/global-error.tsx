'use client'

import { useEffect } from 'react'
import { reportShownError } from '@/lib/report'

/**
 * The fallback page if even the layout throws. It has neither header nor footer. Its texts are
 * written here in both languages, because loading messages could fail as well.
 */
export default function GlobalError({ error }: { error: Error }) {
  useEffect(() => reportShownError('A page broke in the browser with its layout', error), [error])

  return (
    <html lang="de">
      <body>
        <main id="main-content">
          <title>Fehler 500</title>
          <h1>Fehler 500</h1>
          <p>Ein interner Serverfehler ist aufgetreten.</p>
          <p lang="en">An internal server error has occurred.</p>
          <p>
            <a href="/">Zur Startseite</a>
          </p>
        </main>
      </body>
    </html>
  )
}
