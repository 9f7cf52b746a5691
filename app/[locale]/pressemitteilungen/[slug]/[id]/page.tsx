import { ArticleBelow } from '@/app/compose/article-below'
import { RecordPage, type RecordProps, recordMetadata } from '@/app/compose/record-page'

const route = '/pressemitteilungen/[slug]/[id]'

export const generateMetadata = recordMetadata(route)

export default function PressemitteilungPage(props: RecordProps) {
  return <RecordPage route={route} type="press-releases" Below={ArticleBelow} {...props} />
}
