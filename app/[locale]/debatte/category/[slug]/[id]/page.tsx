import { ArticleListPage, articleListMetadata } from '@/app/[locale]/debatte/article-list-page'
import type { RouteProps } from '@/app/frame/address'

const listRoute = { route: '/debatte', section: 'debate', by: 'category' } as const

export const generateMetadata = articleListMetadata(listRoute)

export default function DebatteCategoryPage(props: RouteProps) {
  return <ArticleListPage listRoute={listRoute} {...props} />
}
