import type { Metadata } from 'next'
import { type DownloadsQuery, loadDownloads } from '@/features/downloads/load-view'
import { reasons } from '@/features/pages/failure'
import { metadataAt, notIndexed } from '@/features/pages/metadata'
import type { RouteProps } from '../../frame/address'
import { ErrorView, errorMetadata } from '../../frame/error-view'
import { RoutePage, routeMetadata } from '../../frame/route-page'
import { DownloadsSection, downloadAlternates, downloadsTitle } from './downloads-section'

const route = '/downloads'

/** A page of the public downloads; a 404 for an unknown category, directory or page number. */
export async function PublicDownloadsPage({ query, ...props }: RouteProps & { query: DownloadsQuery }) {
  const view = await loadDownloads(query)
  if (view.kind === 'missing') {
    return <ErrorView locale={query.locale} status={404} reason={reasons.noRoute} />
  }
  return (
    <RoutePage
      route={route}
      alternates={downloadAlternates(query, view)}
      record={view.kind === 'directory' ? `download-directories/${view.directory.id}` : undefined}
      {...props}
    >
      <DownloadsSection query={query} view={view} />
    </RoutePage>
  )
}

/** The metadata of the same page: its own title and address, other values from the content page. */
export async function downloadsMetadata(query: DownloadsQuery, props: RouteProps): Promise<Metadata> {
  const view = await loadDownloads(query)
  if (view.kind === 'missing') return errorMetadata(query.locale, 404)
  const metadata = await routeMetadata(route)(props)
  return {
    ...metadataAt(metadata, query.locale, downloadAlternates(query, view)),
    title: (await downloadsTitle(query, view)) ?? metadata.title,
    ...(query.search !== '' && notIndexed),
  }
}
