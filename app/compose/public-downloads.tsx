import type { Metadata } from 'next'
import { type DownloadsPlace, loadDownloads } from '@/features/downloads/load-view'
import { reasons } from '@/features/pages/failure'
import { languageAlternates } from '@/features/pages/metadata'
import type { RouteProps } from './address'
import { DownloadsSection, downloadAlternates, downloadsTitle } from './downloads-section'
import { ErrorView, errorMetadata } from './error-view'
import { RoutePage, routeMetadata } from './route-page'

const route = '/downloads'

/** A page of the public downloads; a 404 where there is no such category, directory or page of the list. */
export async function PublicDownloadsPage({ place, ...props }: RouteProps & { place: DownloadsPlace }) {
  const view = await loadDownloads(place)
  if (view.kind === 'missing') {
    return <ErrorView locale={place.locale} status={404} reason={reasons.noRoute} />
  }
  return (
    <RoutePage route={route} alternates={downloadAlternates(place, view)} {...props}>
      <DownloadsSection place={place} view={view} />
    </RoutePage>
  )
}

/** The metadata of the same page: its own title and address, the rest from the content page. */
export async function downloadsMetadata(place: DownloadsPlace, props: RouteProps): Promise<Metadata> {
  const view = await loadDownloads(place)
  if (view.kind === 'missing') return errorMetadata(place.locale, 404)
  const metadata = await routeMetadata(route)(props)
  const alternates = downloadAlternates(place, view)
  return {
    ...metadata,
    title: (await downloadsTitle(place, view)) ?? metadata.title,
    alternates: { canonical: alternates[place.locale], languages: languageAlternates(alternates) },
    openGraph: { ...metadata.openGraph, url: alternates[place.locale] },
  }
}
