import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { EditorView } from '@/app/[locale]/page-editor/[[...path]]/editor-view'
import { readLocale } from '@/app/frame/address'
import { loadEditorLanguage } from '@/app/frame/editor-session'
import { ErrorView, loadErrorMetadata, toErrorStatus } from '@/app/frame/error-view'
import { loadSelfService } from '@/app/frame/self-service'
import { HeldClickScript } from '@/features/editor/bootstrap/held-click-script'
import { EditorMessages } from '@/features/editor/shell/editor-messages'
import { parseView } from '@/features/editor/versions/views'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { readPageDraft } from '@/lib/api/pages'
import { decodeOrKeep } from '@/lib/contract/common/address'

interface Props {
  params: Promise<{ locale: string; path?: string[] }>
  searchParams: Promise<Record<string, string | string[] | undefined>>
}

async function loadDraft(params: Props['params']) {
  const locale = await readLocale(params)
  const path = ((await params).path ?? []).map(decodeOrKeep).join('/')
  return { locale, path, draft: await readPageDraft(locale, path, (await cookies()).toString()) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, draft } = await loadDraft(params)
  if (!draft.ok) return loadErrorMetadata(locale, toErrorStatus(draft.failure.status))
  return { title: draft.value.title, robots: { index: false } }
}

/**
 * The editor for a page. The middleware rewrites an address to this route if it contains `edit`
 * (spec §2), or if an editor opens an unpublished page (spec §4). The route is separate so that the
 * pages of visitors do not bundle the editor.
 */
export default async function PageEditorPage({ params, searchParams }: Props) {
  const { locale, path, draft } = await loadDraft(params)
  if (!draft.ok) {
    return <ErrorView locale={locale} status={toErrorStatus(draft.failure.status)} />
  }
  const page = draft.value
  const view = parseView(await searchParams)
  const layout = page.page_area_class === 'account' ? 'account' : 'public'
  return (
    // Only the preview of an offline page has a link to the editor. The other views belong to it.
    <SiteFrame
      locale={locale}
      layout={layout}
      alternates={page.urls}
      parents={page.parents}
      siblings={page.has_tab_navigation ? page.siblings : []}
      selfService={layout === 'account' ? await loadSelfService({ locale, path }) : undefined}
      editPath={view.kind === 'offline' ? path : null}
    >
      <EditorMessages locale={locale} language={await loadEditorLanguage(locale, (await cookies()).toString())}>
        {view.kind === 'edit' && <HeldClickScript />}
        <EditorView
          view={view}
          isSideBySide={'translate' in (await searchParams)}
          draft={page}
          locale={locale}
          path={path}
        />
      </EditorMessages>
    </SiteFrame>
  )
}
