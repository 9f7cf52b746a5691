import type { Metadata } from 'next'
import { downloadsMetadata, PublicDownloadsPage } from '@/app/[locale]/downloads/public-downloads'
import { localeOf, type RouteProps } from '@/app/frame/address'
import { firstValue, wordsOf } from '@/app/frame/search-value'
import type { DownloadsQuery } from '@/features/downloads/load-view'

/** All public downloads, or those of the category and with the words in the query. */
async function queryOf({ params, searchParams }: RouteProps): Promise<DownloadsQuery> {
  const { category, page, search } = await searchParams
  return {
    locale: await localeOf(params),
    scope: 'public',
    slug: firstValue(category),
    id: null,
    page: firstValue(page) ?? '1',
    search: wordsOf(search),
  }
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  return downloadsMetadata(await queryOf(props), props)
}

export default async function DownloadsPage(props: RouteProps) {
  return <PublicDownloadsPage query={await queryOf(props)} {...props} />
}
