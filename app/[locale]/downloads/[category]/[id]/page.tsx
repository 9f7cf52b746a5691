import type { Metadata } from 'next'
import { downloadsMetadata, PublicDownloadsPage } from '@/app/[locale]/downloads/public-downloads'
import { decodePart, type RouteProps, readLocale } from '@/app/frame/address'
import type { DownloadsQuery } from '@/features/downloads/load-view'

type Props = RouteProps & { params: Promise<{ category: string; id: string }> }

/** Parses the address of a public download directory to a query for its files. */
async function parseQuery({ params }: Props): Promise<DownloadsQuery> {
  const { category, id } = await params
  return {
    locale: await readLocale(params),
    scope: 'public',
    slug: decodePart(category),
    id,
    page: '1',
    search: '',
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return downloadsMetadata(await parseQuery(props), props)
}

export default async function DownloadDirectoryPage(props: Props) {
  return <PublicDownloadsPage query={await parseQuery(props)} {...props} />
}
