import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { getTranslations } from 'next-intl/server'
import { localeOf, type RouteProps } from '@/app/compose/address'
import { LibraryPage } from '@/features/editor/pictures/library-page'
import { EditorMessages } from '@/features/editor/shell/editor-messages'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import { mediaLibraryAddress } from '@/lib/i18n/hub-address'

const alternates = { de: mediaLibraryAddress('de'), en: mediaLibraryAddress('en') }

export async function generateMetadata({ params }: RouteProps): Promise<Metadata> {
  const t = await getTranslations({ locale: await localeOf(params), namespace: 'editor.pictures' })
  return { title: t('title'), robots: { index: false } }
}

/** The media library; the middleware lets editors alone get here. */
export default async function MediaPage({ params }: RouteProps) {
  const locale = await localeOf(params)
  // For whoever asks alone: never to be kept.
  await cookies()
  return (
    <SiteFrame locale={locale} layout="public" alternates={alternates} showNewsletter={false}>
      <EditorMessages locale={locale}>
        <LibraryPage locale={locale} />
      </EditorMessages>
    </SiteFrame>
  )
}
