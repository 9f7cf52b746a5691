'use client'

import { useLocale } from 'next-intl'
import { LogoutForm, type UnsavedWork } from '@/features/account/components/login/logout-form'
import type { Locale } from '@/lib/contract/common/locale'
import { listStoredWork } from '@/lib/drafts/stored-work'

/**
 * The logout form. It warns of drafts in this browser and of unsaved changes in the editor's
 * journal. The code that reads the journal is loaded on demand.
 */
export function Logout(props: { homeHref: string; accountHref: string }) {
  const locale = useLocale()
  return <LogoutForm {...props} findUnsaved={() => findUnsaved(locale)} />
}

async function findUnsaved(locale: Locale): Promise<UnsavedWork[]> {
  const { findUnsavedPages } = await import('@/features/editor/session/unsaved-pages')
  const pages = (await findUnsavedPages()).map((page) => ({ ...page, kind: 'page' as const }))
  return [...pages, ...listStoredWork(locale)]
}
