'use client'

import { ErrorPage } from '@/features/pages/components/error-page'
import { useErrorTexts } from '@/features/pages/components/error-texts-provider'

/**
 * What Next shows where a part of a page calls `notFound()`. Addresses without a page have ErrorView instead: Next
 * renders this file into the data of every page, so it must be small and must not touch the answer's status.
 */
export default function NotFound() {
  return (
    <main id="main-content">
      <ErrorPage texts={useErrorTexts()} status={404} />
    </main>
  )
}
