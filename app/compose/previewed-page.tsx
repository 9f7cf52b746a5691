import { PreviewDesk, type PreviewDeskProps } from '@/features/editor/versions/preview-desk'
import { ContentPage } from '@/features/pages/components/content-page'
import type { Page } from '@/lib/contract/page'

export interface PreviewedPageProps extends Omit<PreviewDeskProps, 'isThere'> {
  /** The state that is asked for; null where there is none. */
  shown: Page | null
}

/** A state of a page that its editor only looks at, and what state it is. */
export function PreviewedPage({ shown, ...desk }: PreviewedPageProps) {
  return (
    <>
      {shown && <ContentPage page={shown} locale={desk.locale} isPreview />}
      <PreviewDesk {...desk} isThere={shown !== null} />
    </>
  )
}
