'use client'

import { CompareDesk, type CompareDeskProps } from '@/features/editor/versions/comparison/compare-desk'
import { ContentPage } from '@/features/pages/components/content-page'

/** Two states of a page as one, with what changed between them. */
export function ComparedPage(props: Omit<CompareDeskProps, 'renderPage'>) {
  return (
    <CompareDesk
      {...props}
      renderPage={(page, editAttributes) => (
        <ContentPage page={page} locale={props.locale} isPreview editAttributes={editAttributes} />
      )}
    />
  )
}
