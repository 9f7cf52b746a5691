import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import type { ReactNode } from 'react'
import { AccountCalls } from '@/components/behavior/account-calls'
import { IgnoreDoubleClicks } from '@/components/behavior/ignore-double-clicks'
import { EditorMessages } from '@/features/editor/shell/editor-messages'
import { UnsavedPages } from '@/features/editor/shell/unsaved-pages'
import { SiteFrame } from '@/features/navigation/components/site-frame'
import type { Locale } from '@/lib/contract/common/locale'
import { type HubScreen, hubScreens } from '@/lib/contract/site/hub-screens'
import { toHubScreenAddress } from '@/lib/i18n/hub-address'
import { type RouteProps, readLocale } from '../../frame/address'
import { findEditor } from '../../frame/editor-session'

interface HubScreenViewProps {
  screen: HubScreen
  locale: Locale
  children: ReactNode
}

/** A screen of the editors' hub. The middleware lets only editors pass. */
export async function HubScreenView({ screen, locale, children }: HubScreenViewProps) {
  const { userId } = await findEditor(locale, (await cookies()).toString())
  const alternates = { de: toHubScreenAddress('de', screen), en: toHubScreenAddress('en', screen) }
  return (
    <SiteFrame locale={locale} layout="public" alternates={alternates} hasNewsletter={false}>
      <EditorMessages locale={locale}>
        <IgnoreDoubleClicks />
        <AccountCalls accountId={userId} />
        <UnsavedPages userId={userId} className="shell" />
        {children}
      </EditorMessages>
    </SiteFrame>
  )
}

/** Creates the `generateMetadata` function for a screen of the hub. */
export function createHubScreenMetadata(screen: HubScreen) {
  return async ({ params }: RouteProps): Promise<Metadata> => {
    return { title: hubScreens[screen][await readLocale(params)], robots: { index: false } }
  }
}
