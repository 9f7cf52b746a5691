import type { ReactNode } from 'react'
import type { Account } from '@/lib/api/account'
import type { Locale } from '@/lib/contract/common/locale'
import type { PageLink } from '@/lib/contract/pages/page'
import { getServiceAddresses } from '../addresses'
import { loadFrame } from '../loaders'
import { AccountColumns } from './account/account-columns'
import { Footer } from './footer/footer'
import { NewsletterCall } from './footer/newsletter-call'
import { Header } from './header/header'
import styles from './site-frame.module.css'

export interface SiteFrameProps {
  locale: Locale
  layout: 'public' | 'account'
  /** The address of the content by language; null without a translation. */
  alternates: Record<Locale, string | null>
  /** The ancestors of the current page, whose entries the menus mark. */
  parents?: readonly Pick<PageLink, 'url'>[]
  /**
   * True to show the invitation to the newsletter, which its own page and account pages never have
   * (spec §2).
   */
  showNewsletter?: boolean
  /**
   * The account for the self-service menu, on pages that have one. Null on pages that are equal for
   * all visitors: the browser loads it.
   */
  selfService?: Account | null
  /** The path of the editable content page, without the language prefix; null for none. */
  editPath?: string | null
  /** The current record by its path in the administration (`organizations/12`); null for none. */
  record?: string | null | undefined
  children: ReactNode
}

/** The layout of every page: header, main content, footer (spec §2). */
export async function SiteFrame({
  locale,
  layout,
  alternates,
  parents = [],
  showNewsletter = true,
  selfService,
  editPath = null,
  record = null,
  children,
}: SiteFrameProps) {
  const { navigation, settings, dataProtection } = await loadFrame(locale)
  const addresses = getServiceAddresses(locale)
  const address = alternates[locale]
  const main = (
    <main id="main-content" tabIndex={-1} className={styles.main} data-layout={layout}>
      {children}
    </main>
  )
  return (
    <>
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
        record={record}
      />
      {selfService === undefined ? (
        main
      ) : (
        <AccountColumns addresses={addresses} address={address} account={selfService}>
          {main}
        </AccountColumns>
      )}
      {showNewsletter && layout === 'public' && address !== addresses.newsletter && (
        <NewsletterCall
          href={addresses.newsletter}
          title={settings?.newsletter_title ?? ''}
          text={settings?.newsletter_text ?? ''}
        />
      )}
      <Footer links={navigation.footer} settings={settings} dataProtection={dataProtection} />
    </>
  )
}
