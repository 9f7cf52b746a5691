import { ArticleFooter } from '@/app/[locale]/debatte/article-footer'
import { createRecordMetadata, RecordPage, type RecordProps } from '@/app/frame/record-page'

const route = '/debatte/[slug]/[id]'

export const generateMetadata = createRecordMetadata(route)

export default function DebatteArticlePage(props: RecordProps) {
  return <RecordPage route={route} type="articles" Footer={ArticleFooter} {...props} />
}
