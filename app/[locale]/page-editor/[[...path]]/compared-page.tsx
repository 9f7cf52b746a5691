'use client'

import { PageContent } from '@/app/frame/page-content'
import { InPageLanguage } from '@/features/editor/shell/page-language'
import { ComparisonView, type ComparisonViewProps } from '@/features/editor/versions/comparison/comparison-view'

/** A page that shows two states of a page at once and marks their differences. */
export function ComparedPage(props: Omit<ComparisonViewProps, 'renderPage'>) {
  return (
    <ComparisonView
      {...props}
      renderPage={(page, editAttributes) => (
        <InPageLanguage>
          <PageContent page={page} locale={props.locale} isPreview editAttributes={editAttributes} />
        </InPageLanguage>
      )}
    />
  )
}
