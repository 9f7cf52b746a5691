import { ArticleListPage, articleListMetadata } from '@/app/[locale]/debatte/article-list-page'
import type { RouteProps } from '@/app/frame/address'

const list = { route: '/pressemitteilungen', section: 'press' } as const

export const generateMetadata = articleListMetadata(list)

export default function PressemitteilungenPage(props: RouteProps) {
  return <ArticleListPage list={list} {...props} />
}
