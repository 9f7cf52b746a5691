import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { loadSite } from '@/app/[locale]/page-editor/[[...path]]/editor-view'
import { findEditor, loadEditorLanguage } from '@/app/frame/editor-session'
import { ErrorView, loadErrorMetadata, toErrorStatus } from '@/app/frame/error-view'
import { createEmptyPage } from '@/app/frame/requested-page'
import { EditorMessages } from '@/features/editor/shell/editor-messages'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { readContainerDraft } from '@/lib/api/containers'
import type { Module } from '@/lib/contract/blocks/module'
import { getOtherLocale, type Locale } from '@/lib/contract/common/locale'
import type { PageDraft } from '@/lib/contract/pages/page-editing'
import { findContainerPlace } from '@/lib/i18n/container-places'
import { toContainerAddress, toHubScreenAddress } from '@/lib/i18n/hub-address'
import { EditableContainer } from './editable-container'

interface ContainerViewProps {
  locale: Locale
  slug: string
  cookie: string
}

/**
 * Returns a page draft that contains only this container, because the editor can only edit pages.
 * The addresses of the draft lead to the list of containers, where the user returns when the editor
 * closes.
 */
function toDraft(container: Module | null, locale: Locale, title: string): PageDraft {
  const urls = { de: toHubScreenAddress('de', 'shared'), en: toHubScreenAddress('en', 'shared') }
  const noPublicationTimes = {
    published_at: null,
    publish_at: null,
    unpublish_at: null,
    schedule_problem: null,
  }
  return {
    ...createEmptyPage(urls, title),
    modules: container ? [container] : [],
    revision: 0,
    state: 'online',
    is_changed: false,
    ...noPublicationTimes,
    version_id: null,
    parent: null,
    position: 0,
    slug: '',
    menu_name: '',
    menu_image: null,
    is_highlight: false,
    translation: {
      locale: getOtherLocale(locale),
      exists: false,
      changed_since: false,
      changed_modules: [],
      modules: [],
    },
  }
}

/**
 * Returns the title of the container. If it has none, returns the name of its fixed place,
 * otherwise its slug.
 */
async function loadContainerName(container: Module | null, locale: Locale, slug: string): Promise<string> {
  const t = await getTranslations({ locale, namespace: 'editor' })
  const place = findContainerPlace(slug)
  if (typeof container?.data.title === 'string' && container.data.title !== '') return container.data.title
  return place ? t(`places.names.${place.side}`, { part: t(`places.pages.${place.part.name}`) }) : slug
}

async function loadContainerView({ locale, slug, cookie }: ContainerViewProps) {
  const draft = await readContainerDraft(locale, slug, cookie)
  const container = draft.ok ? draft.value : null
  // If the container of a fixed place does not exist yet, opening the editor creates it.
  const canOpen = draft.ok || (draft.failure.status === 404 && findContainerPlace(slug) !== null)
  const status = draft.ok ? 200 : toErrorStatus(draft.failure.status)
  return { container, canOpen, status } as const
}

/** A reusable container in the editor, or an error page. */
export async function ContainerView(props: ContainerViewProps) {
  const { locale, slug, cookie } = props
  const { container, canOpen, status } = await loadContainerView(props)
  if (!canOpen) return <ErrorView locale={locale} status={status} />
  const name = await loadContainerName(container, locale, slug)
  const editor = await findEditor(locale, cookie)
  const alternates = { de: toContainerAddress('de', slug), en: toContainerAddress('en', slug) }
  return (
    <SiteFrame locale={locale} layout="public" alternates={alternates} hasNewsletter={false}>
      <EditorMessages locale={locale} language={await loadEditorLanguage(locale, cookie)}>
        <EditableContainer
          slug={slug}
          locale={locale}
          draft={toDraft(container, locale, name)}
          site={await loadSite(locale)}
          {...editor}
          // The editor's other capabilities only work on pages.
          capabilities={editor.capabilities.filter((capability) => capability === 'presence')}
        />
      </EditorMessages>
    </SiteFrame>
  )
}

/** Returns the metadata of the page that `ContainerView` renders. */
export async function loadContainerMetadata(props: ContainerViewProps): Promise<Metadata> {
  const { locale, slug } = props
  const { container, canOpen, status } = await loadContainerView(props)
  if (!canOpen) return loadErrorMetadata(locale, status)
  return { title: await loadContainerName(container, locale, slug), robots: { index: false } }
}
