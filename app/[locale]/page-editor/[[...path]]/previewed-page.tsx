import { PageContent } from '@/app/frame/page-content'
import { ArticlePreviewBelow } from '@/features/articles/components/article-preview-below'
import type { PreviewBarProps } from '@/features/editor/versions/preview-bar'
import type { Page } from '@/lib/contract/pages/page'
import { PreviewBar } from './lazy-views'

export interface PreviewedPageProps extends Omit<PreviewBarProps, 'isFound'> {
  /** The requested state of the page; null if it does not exist. */
  requestedState: Page | null
  /** Absolute address of the site. */
  siteUrl: string
}

/**
 * The preview of a state of a page, with a bar that names the state. An article is shown with its
 * files and contact.
 */
export function PreviewedPage({ requestedState, siteUrl, ...toolbar }: PreviewedPageProps) {
  const { locale } = toolbar
  return (
    <>
      {requestedState && (
        <PageContent page={requestedState} locale={locale} isPreview>
          <ArticlePreviewBelow
            page={requestedState}
            locale={locale}
            address={new URL(requestedState.urls[locale] ?? `/${locale}`, siteUrl).href}
          />
        </PageContent>
      )}
      <PreviewBar {...toolbar} isFound={requestedState !== null} />
    </>
  )
}
