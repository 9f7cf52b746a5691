import { PageContent } from '@/app/frame/page-content'
import { ArticlePreviewBelow } from '@/features/articles/components/article-preview-below'
import type { PreviewBarProps } from '@/features/editor/versions/preview-bar'
import type { Page } from '@/lib/contract/pages/page'
import { PreviewBar } from './lazy-views'

export interface PreviewedPageProps extends Omit<PreviewBarProps, 'isFound'> {
  /** The requested state; null if it does not exist. */
  shown: Page | null
  /** The absolute address of the site. */
  siteUrl: string
}

/**
 * A preview of a version of a page, with the files and the contact of an article, and a bar that
 * names the version.
 */
export function PreviewedPage({ shown, siteUrl, ...toolbar }: PreviewedPageProps) {
  const { locale } = toolbar
  const record = shown?.record
  const article = record?.type === 'article' || record?.type === 'press_release' ? record : null
  return (
    <>
      {shown && (
        <PageContent page={shown} locale={locale} isPreview>
          {article && (
            <ArticlePreviewBelow page={shown} article={article} locale={locale} siteUrl={siteUrl} />
          )}
        </PageContent>
      )}
      <PreviewBar {...toolbar} isFound={shown !== null} />
    </>
  )
}
