import { ArticlePage, type RecordProps, recordMetadata } from '@/app/compose/record-page'

const route = '/debatte/[slug]/[id]'

export const generateMetadata = recordMetadata(route)

export default function DebatteArticlePage(props: RecordProps) {
  return <ArticlePage route={route} {...props} />
}
