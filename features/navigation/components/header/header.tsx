import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/disclosure'
import type { Locale } from '@/lib/contract/common/locale'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { PageLink } from '@/lib/i18n/page-link'
import { getActiveState, toAriaCurrent } from '../../active'
import type { ServiceAddresses } from '../../addresses'
import { AccountLink } from '../account/account-link'
import { AccountMenu } from '../account/account-menu'
import { MembersLine } from '../account/members-line'
import { useSelfServiceTexts } from '../account/self-service-texts'
import { EditorBar } from '../editor/editor-bar'
import { PageLoading } from '../page-loading'
import { EntryLink, getEntryName } from './entry-link'
import styles from './header.module.css'
import { HeaderBehavior } from './header-behavior'
import { HeaderSearch } from './header-search'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import { MenuDrawer } from './menu-drawer'
import { MenuTree } from './menu-tree'

export interface HeaderProps {
  locale: Locale
  alternates: Record<Locale, string | null>
  /** The addresses of the ancestors of the current page. */
  parents?: readonly string[]
  name: string
  /** The address of an image that replaces the drawn logo; null for none. */
  logo?: string | null
  menu: MenuEntry[]
  addresses: ServiceAddresses
  layout?: 'public' | 'account'
  /** The path of the editable content page, without the language prefix; null for none. */
  editPath?: string | null
}

/**
 * The header of every page (spec §2). Its menus are `details` elements, which open without scripts.
 */
export function Header({
  locale,
  alternates,
  parents = [],
  name,
  logo = null,
  menu,
  addresses,
  layout = 'public',
  editPath = null,
}: HeaderProps) {
  const t = useTranslations('frame')
  const menuTexts = useTranslations('menus')
  const texts = useSelfServiceTexts(addresses)
  const address = alternates[locale]
  const location = { address, parents }
  const menuProps = { location, newTabHint: t('opensInNewTab') }
  const services = [
    { href: addresses.contact, label: t('contact') },
    { href: addresses.accessibility, label: t('accessibility') },
  ]
  const serviceLinks = services.map(({ href, label }) => (
    <li key={href}>
      <PageLink href={href} className={styles.serviceLink} aria-current={href === address ? 'page' : undefined}>
        {label}
      </PageLink>
    </li>
  ))
  const account = { userUrl: addresses.currentUser, login: addresses.login, label: t('login') }
  return (
    <header className={styles.header} id="site-header">
      <PageLoading label={t('loading')} layout={layout} />
      <EditorBar locale={locale} path={editPath} />
      <MembersLine addresses={addresses} />
      <div className={`shell ${styles.bar}`}>
        <Logo name={name} picture={logo} home={`/${locale}`} label={t('home')} />
        <nav aria-label={t('navigation.service')} className={styles.service}>
          <ul className={styles.services}>
            {serviceLinks}
            <li className={styles.login}>
              <AccountLink {...account} account={addresses.account.start} className={styles.serviceLink} />
            </li>
          </ul>
        </nav>
        <HeaderSearch locale={locale} action={addresses.search} />
        <LanguageSwitch locale={locale} label={t('navigation.languages')} />
        <nav aria-label={t('navigation.main')} className={styles.main}>
          <ul className={styles.highlights}>
            {menu
              .filter((entry) => entry.is_highlight)
              .map((entry) => (
                <li key={entry.url || entry.title}>
                  {entry.children.length === 0 ? (
                    <EntryLink entry={entry} {...menuProps} className={styles.highlight} />
                  ) : (
                    <Disclosure
                      name="frame-menu"
                      data-menu="drawer"
                      button={{
                        className: styles.highlight,
                        'aria-current': toAriaCurrent(getActiveState(entry, location)),
                      }}
                      summary={getEntryName(entry)}
                    >
                      <MenuDrawer entry={entry} {...menuProps} />
                    </Disclosure>
                  )}
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.account}>
          <AccountMenu {...account} navigationUrl={addresses.accountNavigation} texts={texts} />
        </div>
        <Disclosure
          className={styles.menu}
          name="frame-menu"
          data-menu="all"
          button={{ className: styles.toggle }}
          summary={
            <>
              <span className={styles.folds} aria-hidden="true" />
              <span className={styles.toggleText}>{t('navigation.menu')}</span>
            </>
          }
        >
          <div className={`on-dark ${styles.panel}`}>
            <nav aria-label={t('navigation.allPages')} className="shell">
              <MenuTree entries={menu} getToggleLabel={(name) => menuTexts('below', { name })} {...menuProps} />
              <ul className={styles.panelServices}>
                <li>
                  <PageLink href={addresses.search} className={styles.serviceLink}>
                    {t('search')}
                  </PageLink>
                </li>
                {serviceLinks}
              </ul>
            </nav>
          </div>
        </Disclosure>
      </div>
      <HeaderBehavior headerId="site-header" />
    </header>
  )
}
