import type { Metadata } from 'next'
import { localeOf, type RouteProps } from '@/app/compose/address'
import { downloadsMetadata, PublicDownloadsPage } from '@/app/compose/public-downloads'
import { firstValue } from '@/app/compose/search-value'
import type { DownloadsPlace } from '@/features/downloads/load-view'

/** All public downloads, or those of the category that the address names. */
async function placeOf({ params, searchParams }: RouteProps): Promise<DownloadsPlace> {
  const { category, page } = await searchParams
  return {
    locale: await localeOf(params),
    scope: 'public',
    slug: firstValue(category),
    id: null,
    page: firstValue(page) ?? '1',
  }
}

export async function generateMetadata(props: RouteProps): Promise<Metadata> {
  return downloadsMetadata(await placeOf(props), props)
}

export default async function DownloadsPage(props: RouteProps) {
  return <PublicDownloadsPage place={await placeOf(props)} {...props} />
}
