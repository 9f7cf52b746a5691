import type { Metadata } from 'next'
import { type DownloadsQuery, type DownloadsView, loadDownloads } from '@/features/downloads/load-view'
import { noIndexMetadata, replaceAddresses } from '@/features/pages/metadata'
import type { RouteProps } from '../../frame/address'
import { ErrorView, loadErrorMetadata } from '../../frame/error-view'
import { createRouteMetadata, RoutePage } from '../../frame/route-page'
import { DownloadsSection, getViewTitle, loadDownloadsTitle, toDownloadAlternates } from './downloads-section'

const route = '/downloads'

/** A page of the public downloads. Shows 404 for an unknown category, directory or page number. */
export async function PublicDownloadsPage({ query, ...props }: RouteProps & { query: DownloadsQuery }) {
  const view = await loadDownloads(query)
  if (view.kind === 'missing') {
    return <ErrorView locale={query.locale} status={404} />
  }
  return (
    <RoutePage
      route={route}
      alternates={toDownloadAlternates(query, view)}
      title={getViewTitle(view)}
      isFixedPartFirst={getViewTitle(view) !== undefined}
      record={findRecord(view)}
      {...props}
    >
      <DownloadsSection query={query} view={view} />
    </RoutePage>
  )
}

/** Returns the record of the page in the administration; undefined if the page has none. */
function findRecord(view: DownloadsView): string | undefined {
  if (view.kind === 'directory') return `download-directories/${view.directory.id}`
  return view.kind === 'list' && view.category ? `download-categories/${view.category.id}` : undefined
}

/** The metadata of the same page: its own title and address, other values from the content page. */
export async function loadDownloadsMetadata(query: DownloadsQuery, props: RouteProps): Promise<Metadata> {
  const view = await loadDownloads(query)
  if (view.kind === 'missing') return loadErrorMetadata(query.locale, 404)
  const metadata = await createRouteMetadata(route)(props)
  return {
    ...replaceAddresses(metadata, query.locale, toDownloadAlternates(query, view)),
    title: (await loadDownloadsTitle(query, view)) ?? metadata.title,
    ...(query.search !== '' && noIndexMetadata),
  }
}
