import type { RouteProps } from '@/app/compose/address'
import { ArticleListPage, articleListMetadata } from '@/app/compose/article-list-page'

const list = { route: '/pressemitteilungen', section: 'press' } as const

export const generateMetadata = articleListMetadata(list)

export default function PressemitteilungenPage(props: RouteProps) {
  return <ArticleListPage list={list} {...props} />
}
