import { ArticleListPage, createArticleListMetadata } from '@/app/[locale]/debatte/article-list-page'
import type { RouteProps } from '@/app/frame/address'

const listRoute = { route: '/debatte', section: 'debate', termType: 'category' } as const

export const generateMetadata = createArticleListMetadata(listRoute)

export default function DebatteCategoryPage(props: RouteProps) {
  return <ArticleListPage listRoute={listRoute} {...props} />
}
