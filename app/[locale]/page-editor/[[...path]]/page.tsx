import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { decodePart, localeOf } from '@/app/compose/address'
import { EditablePage } from '@/app/compose/editable-page'
import { ErrorView, errorMetadata } from '@/app/compose/error-view'
import { selfServiceOf } from '@/app/compose/self-service'
import { EditorMessages } from '@/features/editor/desk/editor-messages'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { reasons } from '@/features/pages/failure'
import { getPageDraft } from '@/lib/api/pages'
import { read } from '@/lib/api/read'
import { getSettings } from '@/lib/api/site'
import type { Locale } from '@/lib/contract/locale'
import { editorSessionSchema } from '@/lib/contract/user'
import { env } from '@/lib/env'

interface Props {
  params: Promise<{ locale: string; path?: string[] }>
}

async function loadDraft(params: Props['params']) {
  const locale = await localeOf(params)
  const path = ((await params).path ?? []).map(decodePart).join('/')
  return { locale, path, draft: await getPageDraft(locale, path, (await cookies()).toString()) }
}

/** Whose journal the browser keeps: 0 where nobody can say. */
async function editorId(locale: Locale): Promise<number> {
  const cookie = (await cookies()).toString()
  const session = await read(`/${locale}/pageeditor-api/user`, editorSessionSchema, { cookie })
  return session.ok && session.data.logged ? session.data.id : 0
}

/** What the organisation is called, and where its site stands, for previews of search results and cards. */
async function siteOf(locale: Locale) {
  const settings = await getSettings(locale)
  if (!settings.ok) return { names: null, url: env().SITE_URL }
  const { name, short_name } = settings.data
  return { names: { name, short_name }, url: env().SITE_URL }
}

/** What is not there, or not for who asks, is not found; what is broken says so. */
const statusOf = (status: number) => (status >= 500 ? 500 : 404)

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale, draft } = await loadDraft(params)
  if (!draft.ok) return errorMetadata(locale, statusOf(draft.status))
  return { title: draft.data.title, robots: { index: false } }
}

/**
 * The working copy of a content page, in the place of the page whose address has the edit marker (spec §2): a folder of its
 * own, so that visitors' pages know nothing of the editor.
 */
export default async function PageEditorPage({ params }: Props) {
  const { locale, path, draft } = await loadDraft(params)
  if (!draft.ok) {
    return <ErrorView locale={locale} status={statusOf(draft.status)} reason={reasons.noRoute} />
  }
  const page = draft.data
  const layout = page.page_area_class === 'account' ? 'account' : 'public'
  return (
    <SiteFrame
      locale={locale}
      layout={layout}
      alternates={page.urls}
      showNewsletter={layout === 'public'}
      selfService={layout === 'account' ? await selfServiceOf({ locale, path }) : undefined}
    >
      <EditorMessages locale={locale}>
        <EditablePage
          draft={page}
          locale={locale}
          user={await editorId(locale)}
          site={await siteOf(locale)}
        />
      </EditorMessages>
    </SiteFrame>
  )
}
