'use client'

import { ErrorPage } from '@/features/pages/components/error-page'
import { useErrorTexts } from '@/features/pages/components/error-texts-provider'

/**
 * Next's not-found boundary, for parts of a page that call `notFound()`. Next renders this file
 * into the data of every page, so it must be small and must not change the response status.
 * Addresses without a page render ErrorView instead.
 */
export default function NotFound() {
  return (
    <main id="main-content">
      <ErrorPage texts={useErrorTexts()} status={404} />
    </main>
  )
}
