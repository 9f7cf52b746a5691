import { ArticleFooter } from '@/app/[locale]/debatte/article-footer'
import { createRecordMetadata, RecordPage, type RecordProps } from '@/app/frame/record-page'

const route = '/pressemitteilungen/[slug]/[id]'

export const generateMetadata = createRecordMetadata(route)

export default function PressemitteilungPage(props: RecordProps) {
  return <RecordPage route={route} type="press-releases" Footer={ArticleFooter} {...props} />
}
