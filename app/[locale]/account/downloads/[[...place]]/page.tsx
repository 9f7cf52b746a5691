import type { Metadata } from 'next'
import { decodePart, localeOf, type RouteProps } from '@/app/compose/address'
import { DownloadsSection, downloadAlternates, downloadsTitle } from '@/app/compose/downloads-section'
import { ErrorView, errorMetadata } from '@/app/compose/error-view'
import { RoutePage, routeMetadata } from '@/app/compose/route-page'
import { firstValue } from '@/app/compose/search-value'
import { selfServiceOf } from '@/app/compose/self-service'
import { type DownloadsPlace, loadDownloads } from '@/features/downloads/load-view'
import { reasons } from '@/features/pages/failure'

const route = '/account/downloads/[[...place]]'

type Props = RouteProps & { params: Promise<{ place?: string[] }> }

/** A category's slug, or a directory's slug and id (spec §2). */
async function placeOf({ params, searchParams }: Props): Promise<DownloadsPlace> {
  const locale = await localeOf(params)
  const [slug = null, id = null] = ((await params).place ?? []).map(decodePart)
  return { locale, scope: 'protected', slug, id, page: firstValue((await searchParams).page) ?? '1' }
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const place = await placeOf(props)
  const view = await loadDownloads(place)
  if (view.kind === 'missing') return errorMetadata(place.locale, 404)
  const metadata = await routeMetadata(route)(props)
  return { ...metadata, title: (await downloadsTitle(place, view)) ?? metadata.title }
}

export default async function AccountDownloadsPage(props: Props) {
  const place = await placeOf(props)
  const view = await loadDownloads(place)
  if (view.kind !== 'missing') {
    return (
      <RoutePage route={route} alternates={downloadAlternates(place, view)} {...props}>
        <DownloadsSection place={place} view={view} />
      </RoutePage>
    )
  }
  const selfService = await selfServiceOf({ locale: place.locale, path: 'account/downloads' })
  return (
    <ErrorView
      locale={place.locale}
      status={404}
      reason={reasons.noRoute}
      layout="account"
      selfService={selfService}
    />
  )
}
