import { PageContent } from '@/app/frame/page-content'
import type { PreviewBarProps } from '@/features/editor/versions/preview-bar'
import type { Page } from '@/lib/contract/pages/page'
import { PreviewBar } from './lazy-views'

export interface PreviewedPageProps extends Omit<PreviewBarProps, 'isFound'> {
  /** The requested state; null if it does not exist. */
  shown: Page | null
}

/** A preview of a version of a page, with a bar that names the version. */
export function PreviewedPage({ shown, ...toolbar }: PreviewedPageProps) {
  return (
    <>
      {shown && <PageContent page={shown} locale={toolbar.locale} isPreview />}
      <PreviewBar {...toolbar} isFound={shown !== null} />
    </>
  )
}
