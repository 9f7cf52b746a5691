'use client'

import { useLocale } from 'next-intl'
import { ErrorPage } from '@/features/pages/components/error-page'

/** What stays when a part of a page breaks while it is shown. Nothing of the error itself is told. */
export default function RenderError() {
  return (
    <main id="main-content">
      <ErrorPage locale={useLocale()} status={500} reason={null} />
    </main>
  )
}
