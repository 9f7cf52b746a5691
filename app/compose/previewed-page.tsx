import { PreviewBar, type PreviewBarProps } from '@/features/editor/versions/preview-bar'
import { ContentPage } from '@/features/pages/components/content-page'
import type { Page } from '@/lib/contract/page'

export interface PreviewedPageProps extends Omit<PreviewBarProps, 'isThere'> {
  /** The state that is asked for; null where there is none. */
  shown: Page | null
}

/** A preview of a version of a page, which says which version it is. */
export function PreviewedPage({ shown, ...toolbar }: PreviewedPageProps) {
  return (
    <>
      {shown && <ContentPage page={shown} locale={toolbar.locale} isPreview />}
      <PreviewBar {...toolbar} isThere={shown !== null} />
    </>
  )
}
