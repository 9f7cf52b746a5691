import type { Metadata } from 'next'
import type { ComponentType } from 'react'
import { markPagePublic } from '@/features/pages/loaders'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import type { RouteName } from '@/lib/contract/site/route-paths'
import { buildPath } from '@/lib/i18n/paths'
import { type PageAddress, parseVersion, type RouteProps, readLocale } from './address'
import { ContentView, loadContentMetadata } from './content-view'
import { ErrorView, loadErrorMetadata } from './error-view'

export type RecordProps = RouteProps & { params: Promise<{ locale: string; slug: string; id: string }> }

/** Returns the address of a record's page: the path of the route with its slug and id. */
async function toRecordAddress(route: RouteName, { params, searchParams }: RecordProps): Promise<PageAddress> {
  const { slug, id } = await params
  const locale = await readLocale(params)
  const path = buildPath(locale, route, { slug: decodeOrKeep(slug), id }).slice(`/${locale}/`.length)
  return { locale, path, version: await parseVersion(searchParams), route }
}

/** Props of the component that shows the parts below the text of a record. */
export interface RecordFooterProps {
  id: number
  locale: Locale
}

interface RecordPageProps extends RecordProps {
  route: RouteName
  /** Name of the record type in the administration. */
  type: string
  Footer: ComponentType<RecordFooterProps>
}

/** The page of a record. A preview of a version does not contain the parts below the text. */
export async function RecordPage({ route, type, Footer, ...props }: RecordPageProps) {
  const address = await toRecordAddress(route, props)
  const { id } = await props.params
  return (
    <ContentView address={address} record={`${type}/${id}`}>
      {address.version === null && <Footer id={Number(id)} locale={address.locale} />}
    </ContentView>
  )
}

/** Creates the `generateMetadata` function for a route of records. */
export function createRecordMetadata(route: RouteName) {
  return async (props: RecordProps): Promise<Metadata> => loadContentMetadata(await toRecordAddress(route, props))
}

/** The 404 page. It is cached, because it is the same for every visitor. */
export async function MissingPage({ params }: RouteProps) {
  const locale = await readLocale(params)
  await markPagePublic(locale)
  return <ErrorView locale={locale} status={404} />
}

export async function loadMissingPageMetadata({ params }: RouteProps): Promise<Metadata> {
  return loadErrorMetadata(await readLocale(params), 404)
}
