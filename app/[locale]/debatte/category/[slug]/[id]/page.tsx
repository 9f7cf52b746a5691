import { ArticleListPage, articleListMetadata } from '@/app/[locale]/debatte/article-list-page'
import type { RouteProps } from '@/app/frame/address'

const list = { route: '/debatte', section: 'debate', by: 'category' } as const

export const generateMetadata = articleListMetadata(list)

export default function DebatteCategoryPage(props: RouteProps) {
  return <ArticleListPage list={list} {...props} />
}
