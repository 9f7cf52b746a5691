import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { BaseButton } from '@/components/ui/base-button'
import { type Section, sections } from '@/lib/contract/administration/sections'
import { getOtherLocale } from '@/lib/contract/common/locale'
import { toAdministrationAddress } from '@/lib/i18n/administration-address'
import { toHubAddress } from '@/lib/i18n/hub-address'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { useFullAddress } from '@/lib/i18n/plain-navigation'
import { useAdministration } from '../administration-context'
import { registry } from '../registry'
import styles from './administration.module.css'

export interface NavigationProps {
  address: string
  onPalette: () => void
  onHelp: () => void
}

/** The screens that the user may open, by section. On phones a button opens them. */
export function Navigation({ address, onPalette, onHelp }: NavigationProps) {
  const t = useTranslations('administration')
  const { locale, types, reports, user } = useAdministration()
  const [isOpen, setOpen] = useState(false)
  const root = toAdministrationAddress(locale)
  const views = Object.values(registry).filter(
    ({ contract, parentType }) => parentType === undefined && types.includes(contract.name),
  )
  const visibleSections = (Object.keys(sections) as Section[])
    .map((section) => ({ section, views: views.filter((view) => view.contract.section === section) }))
    .filter((group) => group.views.length > 0)
  const isCurrent = (path: string) => address === path || address.startsWith(`${path}/`)
  // The other language shows the same list, with its search and filters.
  const fullAddress = useFullAddress()
  const otherLanguage = getOtherLocale(locale)

  return (
    <header className={`on-dark ${styles.side}`}>
      <div className={styles.top}>
        <PageLink href={root} className={styles.home} aria-current={address === root ? 'page' : undefined}>
          {t('title')}
        </PageLink>
        <BaseButton className={styles.command} onClick={onPalette} aria-keyshortcuts="Control+K">
          {t('find')} <kbd>{t('shortcuts.control', { key: 'K' })}</kbd>
        </BaseButton>
        <BaseButton
          className={styles.menu}
          aria-expanded={isOpen}
          aria-controls="administration-sections"
          onClick={() => setOpen(!isOpen)}
        >
          {t('menu')}
        </BaseButton>
      </div>
      <nav
        id="administration-sections"
        aria-label={t('title')}
        className={styles.sections}
        data-open={isOpen ? '' : undefined}
        onClickCapture={() => setOpen(false)}
      >
        {visibleSections.map(({ section, views: sectionViews }) => (
          <section key={section} aria-label={sections[section][locale]}>
            <h2>{sections[section][locale]}</h2>
            <ul>
              {sectionViews.map(({ contract: { name }, name: typeName, onlyId }) => (
                <li key={name}>
                  <PageLink
                    href={toAdministrationAddress(locale, name, ...(onlyId === undefined ? [] : [onlyId]))}
                    aria-current={isCurrent(`${root}/${name}`) ? 'page' : undefined}
                  >
                    {typeName.many[locale]}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {reports.length > 0 && (
          <section aria-label={t('reports.title')}>
            <h2>{t('reports.title')}</h2>
            <ul>
              {reports.map((name) => (
                <li key={name}>
                  <PageLink
                    href={toAdministrationAddress(locale, name)}
                    aria-current={isCurrent(`${root}/${name}`) ? 'page' : undefined}
                  >
                    {t(`reports.names.${name}`)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </section>
        )}
        <ul className={styles.ways}>
          {user.role !== 'office' && (
            <li>
              <PageLink href={toHubAddress(locale)}>{t('hub')}</PageLink>
            </li>
          )}
          <li>
            <PageLink href={buildPath(locale, '/')}>{t('site')}</PageLink>
          </li>
          <li>
            <PageLink
              href={fullAddress.replace(`/${locale}/`, `/${otherLanguage}/`)}
              hrefLang={otherLanguage}
              lang={otherLanguage}
              data-document=""
            >
              {t(`languages.${otherLanguage}`)}
            </PageLink>
          </li>
          <li>
            <BaseButton onClick={onHelp}>{t('shortcuts.title')}</BaseButton>
          </li>
          <li>
            <PageLink href={buildPath(locale, '/account')}>{user.name}</PageLink>
          </li>
        </ul>
      </nav>
    </header>
  )
}
