import type { Metadata } from 'next'
import type { ReactNode } from 'react'
import { SiteFrame, type SiteFrameProps } from '@/features/navigation/components/site-frame'
import { type LoadedPage, markPagePublic } from '@/features/pages/loaders'
import { toPageMetadata } from '@/features/pages/metadata'
import { readSettings } from '@/lib/api/site'
import type { Page, PageUrls } from '@/lib/contract/pages/page'
import { env } from '@/lib/env'
import { findFixedPart, listContainerPlaces, type PlaceSide } from '@/lib/i18n/container-places'
import { getAccountAccess, getRules } from '@/lib/i18n/route-access'
import { findReturnedForm } from '@/lib/render-context'
import type { PageAddress } from './address'
import { ErrorView, loadErrorMetadata } from './error-view'
import { setFormStatus } from './form-status'
import { areContainersKnown, NamedContainer } from './named-container'
import { PageContent } from './page-content'
import { toPreviewPicture } from './preview-picture'
import { loadRefusedMetadata, RefusedView, toRefusalStatus } from './refused-view'
import { loadRequestedPage, placeholderId } from './requested-page'
import { loadSelfService } from './self-service'
import { StructuredData } from './structured-data'

/** Returns true for an address in the members' area, by its route or path. */
function isAccount({ route, path }: PageAddress): boolean {
  return route?.startsWith('/account') === true || getAccountAccess(`/${path}`) !== 'everybody'
}

/** Returns the layout of a page, which depends on its address and its settings (spec §2). */
function findLayout(address: PageAddress, page: Page | null): SiteFrameProps['layout'] {
  return page?.page_area_class === 'account' || isAccount(address) ? 'account' : 'public'
}

const noHero = { hero_image: null, hero_thumbs: null, hero_video: '', hero_text: '', hero_link: '' }

export interface ContentViewProps {
  address: PageAddress
  /**
   * The addresses by language. They replace those of the content page, for example if the address
   * names a category.
   */
  alternates?: PageUrls | undefined
  /** Title that replaces the head of the page, such as the name of a category. */
  title?: string | undefined
  /** True if the children precede the blocks of the page. */
  isFixedPartFirst?: boolean | undefined
  /** False if the children differ for each request. The page is then not cached. */
  isCached?: boolean | undefined
  /** The record that the page shows, as in its address in the administration (`articles/12`). */
  record?: string | undefined
  children?: ReactNode
}

/** A content page in the frame of the site, or the error page if the content cannot be shown. */
export async function ContentView({
  address,
  alternates,
  title,
  isFixedPartFirst,
  isCached = true,
  record,
  children,
}: ContentViewProps) {
  const { locale, path } = address
  const result = await loadRequestedPage(address)
  const layout = findLayout(address, result.ok ? result.page : null)
  if (!result.ok) {
    const refusal = toRefusalStatus(result)
    if (refusal) return <RefusedView address={address} status={refusal} />
    return <ErrorView locale={locale} status={result.status} reason={result.reason} layout={layout} />
  }
  const { page, isPreview, isForAll } = result
  const fixedPart = findFixedPart(address.route)
  const places = listContainerPlaces(fixedPart)
  const isCacheable = isCached && isForAll && getRules(`/${path}`).isCacheable
  const slugs = places.map(({ slug }) => slug)
  if (isCacheable && (await areContainersKnown(locale, slugs))) await markPagePublic(locale)
  const returnedForm = findReturnedForm()
  setFormStatus(returnedForm)
  const renderContainers = (side: PlaceSide) =>
    places
      .filter((place) => place.side === side)
      .map(({ slug }) => <NamedContainer key={slug} slug={slug} locale={locale} returnedForm={returnedForm} />)
  return (
    <>
      <SiteFrame
        locale={locale}
        layout={layout}
        alternates={alternates ?? page.urls}
        parents={page.parents}
        siblings={page.has_tab_navigation ? page.siblings : []}
        hasNewsletter={address.route !== '/presseverteiler'}
        selfService={layout === 'account' ? await loadSelfService(address) : undefined}
        editPath={page.id === placeholderId ? null : path}
        record={record}
      >
        <PageContent
          page={title === undefined ? page : { ...page, ...noHero, headline: title }}
          locale={locale}
          isPreview={isPreview}
          returnedForm={returnedForm}
          isFixedPartFirst={isFixedPartFirst ?? fixedPart?.isFirst}
          containerAbove={renderContainers('above')}
          containerBelow={renderContainers('below')}
        >
          {children}
        </PageContent>
      </SiteFrame>
      {isIndexable(address, result) && <StructuredData page={page} locale={locale} />}
    </>
  )
}

/** The result for a page that can be shown. */
type ShownPage = Extract<LoadedPage, { ok: true }>

/** Returns true if everyone may see the page and search engines may index it. */
function isIndexable(address: PageAddress, { isForAll, isPreview }: ShownPage): boolean {
  return isForAll && !isPreview && !isAccount(address) && getRules(`/${address.path}`).isIndexed
}

/** Returns the metadata of the page that `ContentView` renders, from the same request. */
export async function loadContentMetadata(address: PageAddress): Promise<Metadata> {
  const { locale } = address
  const result = await loadRequestedPage(address)
  if (!result.ok) {
    const refusal = toRefusalStatus(result)
    return refusal ? loadRefusedMetadata(locale, refusal) : loadErrorMetadata(locale, result.status)
  }
  const settings = await readSettings(locale)
  const site = settings.ok ? settings.value : null
  return toPageMetadata({
    page: result.page,
    locale,
    settings: site,
    drawnPicture: site && isIndexable(address, result) ? toPreviewPicture(result.page, site, locale) : null,
    siteUrl: env().SITE_URL,
    isIndexed: result.isForAll && !result.isPreview && !isAccount(address),
  })
}
