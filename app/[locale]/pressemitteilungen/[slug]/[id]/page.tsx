import { ArticlePage, type RecordProps, recordMetadata } from '@/app/compose/record-page'

const route = '/pressemitteilungen/[slug]/[id]'

export const generateMetadata = recordMetadata(route)

export default function PressemitteilungPage(props: RecordProps) {
  return <ArticlePage route={route} {...props} />
}
