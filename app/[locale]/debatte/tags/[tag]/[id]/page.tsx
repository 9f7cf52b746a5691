import type { RouteProps } from '@/app/compose/address'
import { ArticleListPage, articleListMetadata } from '@/app/compose/article-list-page'

const list = { route: '/debatte', section: 'debate', by: 'tag' } as const

export const generateMetadata = articleListMetadata(list)

export default function DebatteTagPage(props: RouteProps) {
  return <ArticleListPage list={list} {...props} />
}
