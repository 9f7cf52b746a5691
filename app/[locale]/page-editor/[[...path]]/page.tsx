import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { notFound, redirect } from 'next/navigation'
import { decodePart, localeOf } from '@/app/compose/address'
import { EditablePage } from '@/app/compose/editable-page'
import { selfServiceOf } from '@/app/compose/self-service'
import { EditorMessages } from '@/features/editor/components/editor-messages'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { getPageDraft } from '@/lib/api/pages'
import { isLocale } from '@/lib/contract/locale'

interface Props {
  params: Promise<{ locale: string; path?: string[] }>
}

async function loadDraft(params: Props['params']) {
  const { locale: asked, path: parts = [] } = await params
  const locale = await localeOf(params)
  if (!isLocale(asked)) notFound()
  const path = parts.map(decodePart).join('/')
  return { locale, path, draft: await getPageDraft(locale, path, (await cookies()).toString()) }
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { draft } = await loadDraft(params)
  return { title: draft.ok ? draft.data.title : undefined, robots: { index: false } }
}

/**
 * The working copy of a content page, in the place of the page whose address has the edit marker (spec §2): a folder of its
 * own, so that visitors' pages know nothing of the editor. Where there is no working copy the marker means nothing.
 */
export default async function PageEditorPage({ params }: Props) {
  const { locale, path, draft } = await loadDraft(params)
  if (!draft.ok) {
    if (draft.status !== 404) notFound()
    redirect(path === '' ? `/${locale}` : `/${locale}/${path}`)
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
        <EditablePage draft={page} locale={locale} />
      </EditorMessages>
    </SiteFrame>
  )
}
