'use client'

import { PageContent } from '@/app/frame/page-content'
import { InPageLanguage } from '@/features/editor/shell/page-language'
import {
  ComparisonView,
  type ComparisonViewProps,
} from '@/features/editor/versions/comparison/comparison-view'

/** One page that contains two versions of a page and marks the differences between them. */
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
