import { PreviewBar, type PreviewBarProps } from '@/features/editor/versions/preview-bar'
import { ContentPage } from '@/features/pages/components/content-page'
import type { Page } from '@/lib/contract/page'

export interface PreviewedPageProps extends Omit<PreviewBarProps, 'isThere'> {
  /** The requested state; null if it does not exist. */
  shown: Page | null
}

/** A preview of a version of a page, with a bar that names the version. */
export function PreviewedPage({ shown, ...toolbar }: PreviewedPageProps) {
  return (
    <>
      {shown && <ContentPage page={shown} locale={toolbar.locale} isPreview />}
      <PreviewBar {...toolbar} isThere={shown !== null} />
    </>
  )
}
