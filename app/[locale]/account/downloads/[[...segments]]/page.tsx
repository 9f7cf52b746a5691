import type { Metadata } from 'next'
import {
  DownloadsSection,
  getViewTitle,
  loadDownloadsTitle,
  toDownloadAlternates,
} from '@/app/[locale]/downloads/downloads-section'
import { type RouteProps, readLocale } from '@/app/frame/address'
import { ErrorView, loadErrorMetadata } from '@/app/frame/error-view'
import { createRouteMetadata, RoutePage } from '@/app/frame/route-page'
import { getFirstValue, toSearchWords } from '@/app/frame/search-value'
import { loadSelfService } from '@/app/frame/self-service'
import { type DownloadsQuery, loadDownloads } from '@/features/downloads/load-view'
import { decodeOrKeep } from '@/lib/contract/common/address'

const route = '/account/downloads/[[...segments]]'

type Props = RouteProps & { params: Promise<{ segments?: string[] }> }

/** Parses the path: a category's slug, or a directory's slug and id (spec §2). */
async function parseQuery({ params, searchParams }: Props): Promise<DownloadsQuery> {
  const locale = await readLocale(params)
  const [slug = null, id = null] = ((await params).segments ?? []).map(decodeOrKeep)
  const { page, search } = await searchParams
  return {
    locale,
    scope: 'protected',
    category: slug !== null && id === null ? { slug, id } : null,
    directory: id === null ? null : { slug, id },
    page: getFirstValue(page) ?? '1',
    search: toSearchWords(search),
  }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const query = await parseQuery(props)
  const view = await loadDownloads(query)
  if (view.kind === 'missing') return loadErrorMetadata(query.locale, 404)
  const metadata = await createRouteMetadata(route)(props)
  return { ...metadata, title: (await loadDownloadsTitle(query, view)) ?? metadata.title }
}

export default async function AccountDownloadsPage(props: Props) {
  const query = await parseQuery(props)
  const view = await loadDownloads(query)
  if (view.kind !== 'missing') {
    return (
      <RoutePage
        route={route}
        alternates={toDownloadAlternates(query, view)}
        title={getViewTitle(view)}
        isFixedPartFirst={getViewTitle(view) !== undefined}
        {...props}
      >
        <DownloadsSection query={query} view={view} />
      </RoutePage>
    )
  }
  const selfService = await loadSelfService({ locale: query.locale, path: 'account/downloads' })
  return <ErrorView locale={query.locale} status={404} layout="account" selfService={selfService} />
}
