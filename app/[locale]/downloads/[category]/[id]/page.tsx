import type { Metadata } from 'next'
import { loadDownloadsMetadata, PublicDownloadsPage } from '@/app/[locale]/downloads/public-downloads'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { getFirstValue, toSearchWords } from '@/app/frame/search-value'
import type { DownloadsQuery } from '@/features/downloads/load-view'
import { decodeOrKeep } from '@/lib/contract/common/address'

type Props = RouteProps & { params: Promise<{ category: string; id: string }> }

/** Parses the address of a category of public downloads (spec §2), or of one of its directories. */
async function parseQuery({ params, searchParams }: Props): Promise<DownloadsQuery> {
  const { category, id } = await params
  const { directory, page, search } = await searchParams
  return {
    locale: await readLocale(params),
    scope: 'public',
    category: { slug: decodeOrKeep(category), id },
    directory: directory === undefined ? null : { slug: null, id: getFirstValue(directory) },
    page: getFirstValue(page) ?? '1',
    search: toSearchWords(search),
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return loadDownloadsMetadata(await parseQuery(props), props)
}

export default async function DownloadCategoryPage(props: Props) {
  return <PublicDownloadsPage query={await parseQuery(props)} {...props} />
}
