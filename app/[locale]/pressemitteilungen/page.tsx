import { ArticleListPage, createArticleListMetadata } from '@/app/[locale]/debatte/article-list-page'
import type { RouteProps } from '@/app/frame/address'

const listRoute = { route: '/pressemitteilungen', section: 'press' } as const

export const generateMetadata = createArticleListMetadata(listRoute)

export default function PressemitteilungenPage(props: RouteProps) {
  return <ArticleListPage listRoute={listRoute} {...props} />
}
