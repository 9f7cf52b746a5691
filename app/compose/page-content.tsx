import { ArticleHead } from '@/features/articles/components/article-head'
import { ContentPage, type ContentPageProps } from '@/features/pages/components/content-page'

/** A content page; one of a record with the head of its type. */
export function PageContent(props: ContentPageProps) {
  const { page, locale } = props
  const { record } = page
  const head = record && <ArticleHead page={page} article={record} locale={locale} />
  return <ContentPage {...props} head={head} />
}
