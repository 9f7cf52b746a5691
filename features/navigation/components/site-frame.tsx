import type { ReactNode } from 'react'
import { PageFrameProvider } from '@/components/page-frame/page-frame-provider'
import type { Account } from '@/lib/api/account'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageLink } from '@/lib/contract/pages/page'
import { getServiceAddresses } from '../addresses'
import { dehydrateFrame } from '../dehydrate-frame'
import { loadFrame } from '../loaders'
import { AccountColumns } from './account/account-columns'
import { Footer } from './footer/footer'
import { NewsletterCall } from './footer/newsletter-call'
import { Header } from './header/header'
import styles from './site-frame.module.css'

export interface SiteFrameProps {
  locale: Locale
  layout: 'public' | 'account'
  /** The address of the page by language; null for a language without a translation. */
  alternates: Record<Locale, string | null>
  /** The ancestors of the current page. The menus mark the links to them. */
  parents?: readonly Pick<PageLink, 'url'>[]
  /** The siblings of a page with tabs (spec §3). */
  siblings?: readonly PageLink[]
  /**
   * Shows the invitation to the newsletter, except on the newsletter page and account pages (spec
   * §2).
   */
  hasNewsletter?: boolean
  /**
   * The account of the self-service menu. Undefined for a page without the menu; null for a cached
   * page, where the browser loads the account.
   */
  selfService?: Account | null
  /** The path under which this page can be edited, without the language prefix; null for none. */
  editPath?: string | null
  /** The path of the shown record in the administration (`organizations/12`); null for none. */
  record?: string | null | undefined
  children: ReactNode
}

/** The layout of every page: header, main content, footer (spec §2). */
export async function SiteFrame({
  locale,
  layout,
  alternates,
  parents = [],
  siblings = [],
  hasNewsletter = true,
  selfService,
  editPath = null,
  record = null,
  children,
}: SiteFrameProps) {
  const { navigation, settings, dataProtection } = await loadFrame(locale)
  const addresses = getServiceAddresses(locale)
  const address = alternates[locale]
  const frame = { address, alternates, siblings, editPath, record }
  const main = (
    <main id="main-content" tabIndex={-1} className={styles.main} data-layout={layout}>
      {children}
    </main>
  )
  return (
    <PageFrameProvider {...dehydrateFrame(frame, selfService ?? null, addresses)}>
      <Header
        locale={locale}
        alternates={alternates}
        parents={parents.map(({ url }) => url)}
        name={settings?.short_name ?? ''}
        logo={settings?.logo ?? null}
        menu={navigation.menu}
        addresses={addresses}
        layout={layout}
        editPath={editPath}
      />
      {selfService === undefined ? (
        main
      ) : (
        <AccountColumns addresses={addresses} isRenderedForUser={selfService !== null}>
          {main}
        </AccountColumns>
      )}
      {hasNewsletter && layout === 'public' && address !== addresses.newsletter && (
        <NewsletterCall
          href={addresses.newsletter}
          title={settings?.newsletter_title ?? ''}
          text={settings?.newsletter_text ?? ''}
        />
      )}
      <Footer links={navigation.footer} settings={settings} dataProtection={dataProtection} />
    </PageFrameProvider>
  )
}
