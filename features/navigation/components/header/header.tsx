import { useTranslations } from 'next-intl'
import type { Locale } from '@/lib/contract/locale'
import type { MenuEntry } from '@/lib/contract/navigation'
import { PageLink } from '@/lib/i18n/page-link'
import { activeState, ariaCurrent } from '../../active'
import type { ServiceAddresses } from '../../addresses'
import styles from './header.module.css'
import { HeaderBehaviour } from './header-behaviour'
import { LanguageSwitch } from './language-switch'
import { Logo } from './logo'
import { MenuTree } from './menu-tree'

export interface HeaderProps {
  locale: Locale
  alternates: Record<Locale, string | null>
  name: string
  menu: MenuEntry[]
  addresses: ServiceAddresses
}

/** The header of every page (spec §2). The whole menu is a disclosure of the browser's own: it opens without scripts. */
export function Header({ locale, alternates, name, menu, addresses }: HeaderProps) {
  const t = useTranslations('frame')
  const address = alternates[locale]
  const services = [
    { href: addresses.contact, label: t('contact') },
    { href: addresses.accessibility, label: t('accessibility') },
    { href: addresses.login, label: t('login') },
  ]
  return (
    <header className={styles.header} id="site-header">
      <div className={`shell ${styles.bar}`}>
        <Logo name={name} home={`/${locale}`} label={t('home')} />
        <nav aria-label={t('navigation.service')} className={styles.service}>
          <ul className={styles.services}>
            {services.map(({ href, label }) => (
              <li key={href}>
                <PageLink
                  href={href}
                  className={styles.serviceLink}
                  aria-current={href === address ? 'page' : undefined}
                >
                  {label}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch locale={locale} alternates={alternates} />
        <nav aria-label={t('navigation.main')} className={styles.main}>
          <ul className={styles.highlights}>
            {menu
              .filter((entry) => entry.is_highlight)
              .map((entry) => (
                <li key={entry.url}>
                  <PageLink
                    href={entry.url}
                    className={styles.highlight}
                    aria-current={ariaCurrent(activeState(entry, address))}
                  >
                    {entry.menu_name || entry.title}
                  </PageLink>
                </li>
              ))}
          </ul>
        </nav>
        <details className={styles.menu} id="site-menu">
          <summary className={styles.toggle}>
            <span className={styles.folds} aria-hidden="true" />
            {t('navigation.menu')}
          </summary>
          <div className={`on-dark ${styles.panel}`}>
            <nav aria-label={t('navigation.allPages')} className="shell">
              <MenuTree entries={menu} address={address} />
              <ul className={styles.panelServices}>
                {services.map(({ href, label }) => (
                  <li key={href}>
                    <PageLink href={href} className={styles.serviceLink}>
                      {label}
                    </PageLink>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
        </details>
      </div>
      <HeaderBehaviour headerId="site-header" menuId="site-menu" />
    </header>
  )
}
