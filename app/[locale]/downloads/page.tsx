import type { Metadata } from 'next'
import { loadDownloadsMetadata, PublicDownloadsPage } from '@/app/[locale]/downloads/public-downloads'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { getFirstValue, toSearchWords } from '@/app/frame/search-value'
import type { DownloadsQuery } from '@/features/downloads/load-view'

/**
 * Parses the address of the list of all public downloads. The middleware redirects a known
 * `category` to its own page. An unknown one arrives here and gets 404.
 */
async function parseQuery({ params, searchParams }: RouteProps): Promise<DownloadsQuery> {
  const { category, page, search } = await searchParams
  return {
    locale: await readLocale(params),
    scope: 'public',
    category: category === undefined ? null : { slug: getFirstValue(category), id: null },
    directory: null,
    page: getFirstValue(page) ?? '1',
    search: toSearchWords(search),
  }
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  return loadDownloadsMetadata(await parseQuery(props), props)
}

export default async function DownloadsPage(props: RouteProps) {
  return <PublicDownloadsPage query={await parseQuery(props)} {...props} />
}
