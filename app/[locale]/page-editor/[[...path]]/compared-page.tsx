'use client'

import { PageContent } from '@/app/frame/page-content'
import { InPageLanguage } from '@/features/editor/shell/page-language'
import {
  ComparisonView,
  type ComparisonViewProps,
} from '@/features/editor/versions/comparison/comparison-view'

/** Two states of a page merged into one, with the changes between them marked. */
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
