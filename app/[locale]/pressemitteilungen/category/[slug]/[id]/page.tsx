import type { RouteProps } from '@/app/compose/address'
import { ArticleListPage, articleListMetadata } from '@/app/compose/article-list-page'

const list = { route: '/pressemitteilungen', section: 'press', by: 'category' } as const

export const generateMetadata = articleListMetadata(list)

export default function PressemitteilungenCategoryPage(props: RouteProps) {
  return <ArticleListPage list={list} {...props} />
}
