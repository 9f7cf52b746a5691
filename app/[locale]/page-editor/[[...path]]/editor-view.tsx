import { cookies } from 'next/headers'
import { findEditor } from '@/app/frame/editor-session'
import type { PageView } from '@/features/editor/versions/views'
import { readContainerDraft } from '@/lib/api/containers'
import { readPageDraft, readPageState } from '@/lib/api/pages'
import { readSettings } from '@/lib/api/site'
import type { Module } from '@/lib/contract/blocks/module'
import { decodeOrKeep } from '@/lib/contract/common/address'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { matchRoute } from '@/lib/contract/site/route-patterns'
import { env } from '@/lib/env'
import { type ContainerPlace, findFixedPart, listContainerPlaces } from '@/lib/i18n/container-places'
import { EditablePage } from './editable-page'
import { ComparedPage, TranslatedPage } from './lazy-views'
import { PreviewedPage } from './previewed-page'

export interface EditorViewProps {
  view: PageView
  /** True to show the page of the other language next to the edited page. */
  isSideBySide: boolean
  draft: PageDraft
  locale: Locale
  /** Path of the page in the address, without the language prefix. */
  path: string
}

/**
 * Shows a page in the requested view of the editor: editing, a comparison of two states, or the
 * preview of a state.
 */
export async function EditorView({ view, isSideBySide, draft, locale, path }: EditorViewProps) {
  const cookie = (await cookies()).toString()
  if (view.kind === 'compare') {
    return <ComparedPage draft={draft} locale={locale} from={view.from} to={view.to} />
  }
  if (view.kind === 'edit') {
    const source = isSideBySide ? await loadSource(draft, cookie) : null
    const sharedProps = { locale, site: await loadSite(locale), ...(await findEditor(locale, cookie)) }
    const fixedPart = findFixedPart(matchRoute(locale, `/${path}`)?.route ?? null)
    const addContainers = async (page: PageDraft, pageLocale: Locale) => {
      const containers = await loadContainers(listContainerPlaces(fixedPart), pageLocale, cookie)
      return { ...page, modules: [...page.modules, ...containers] }
    }
    const editedProps = { ...sharedProps, fixedPart, draft: await addContainers(draft, locale) }
    if (!source) return <EditablePage {...editedProps} />
    return <TranslatedPage {...editedProps} source={await addContainers(source, draft.translation.locale)} />
  }
  const preview = { draft, locale, siteUrl: env().SITE_URL }
  if (view.kind === 'offline') {
    return <PreviewedPage {...preview} view={view} requestedState={draft} status={200} />
  }
  const query = view.kind === 'version' ? { version_id: view.id } : { draft: '1' as const, on: view.time }
  const state = await readPageState(locale, path, query, cookie)
  return (
    <PreviewedPage
      {...preview}
      view={view}
      requestedState={state.ok ? state.value : null}
      status={state.ok ? 200 : state.failure.status}
    />
  )
}

/**
 * Loads the working copies of the containers at these places. A missing container is left out;
 * opening the editor creates it.
 */
async function loadContainers(places: readonly ContainerPlace[], locale: Locale, cookie: string): Promise<Module[]> {
  const drafts = await Promise.all(places.map(({ slug }) => readContainerDraft(locale, slug, cookie)))
  return drafts.flatMap((draft) => (draft.ok ? [draft.value] : []))
}

/** Loads the page in the other language; null if there is none. */
async function loadSource({ translation, urls }: PageDraft, cookie: string): Promise<PageDraft | null> {
  const path = urls[translation.locale]?.split('/').slice(2).map(decodeOrKeep).join('/')
  if (path === undefined) return null
  const source = await readPageDraft(translation.locale, path, cookie)
  return source.ok ? source.value : null
}

/**
 * Loads the names and the address of the site. The editor shows them in its previews of search
 * results and link cards.
 */
export async function loadSite(locale: Locale) {
  const settings = await readSettings(locale)
  if (!settings.ok) return { names: null, url: env().SITE_URL }
  const { name, short_name, claim } = settings.value
  return { names: { name, short_name, claim }, url: env().SITE_URL }
}
