'use client'

import { useErrorTexts } from '@/components/page-frame/error-texts-provider'
import { ErrorPage } from '@/features/pages/components/error-page'

/**
 * Next's not-found boundary. It replaces parts of a page that call `notFound()`. Next sends this
 * component with the data of every page, so it must be small, and it must not change the status of
 * the response. An address without a page renders ErrorView instead.
 */
export default function NotFound() {
  return (
    <main id="main-content">
      <ErrorPage texts={useErrorTexts()} status={404} />
    </main>
  )
}
