import { ArticleListPage, createArticleListMetadata } from '@/app/[locale]/debatte/article-list-page'
import type { RouteProps } from '@/app/frame/address'

const listRoute = { route: '/debatte', section: 'debate', termType: 'tag' } as const

export const generateMetadata = createArticleListMetadata(listRoute)

export default function DebatteTagPage(props: RouteProps) {
  return <ArticleListPage listRoute={listRoute} {...props} />
}
