import { ArticleFooter } from '@/app/[locale]/debatte/article-footer'
import { RecordPage, type RecordProps, recordMetadata } from '@/app/frame/record-page'

const route = '/debatte/[slug]/[id]'

export const generateMetadata = recordMetadata(route)

export default function DebatteArticlePage(props: RecordProps) {
  return <RecordPage route={route} type="articles" Footer={ArticleFooter} {...props} />
}
