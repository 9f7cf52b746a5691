import { useTranslations } from 'next-intl'
import { type Locale, languageTags, locales } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './language-switch.module.css'

export interface LanguageSwitchProps {
  locale: Locale
  /** The address of the page by language; a missing one becomes the home page. */
  alternates: Record<Locale, string | null>
}

/** One link for each language with its code, the current one marked (spec §2). */
export function LanguageSwitch({ locale, alternates }: LanguageSwitchProps) {
  const t = useTranslations('frame')
  return (
    <nav aria-label={t('navigation.languages')} className={styles.switch} data-languages="">
      <ul className={styles.list}>
        {locales.map((code) => (
          <li key={code}>
            <PageLink
              href={alternates[code] ?? `/${code}`}
              hrefLang={languageTags[code]}
              lang={languageTags[code]}
              aria-current={code === locale ? 'true' : undefined}
              className={styles.link}
            >
              {code.toUpperCase()}
              <span className="visually-hidden">, {languageNames[code]}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The names of the languages in themselves. */
const languageNames: Record<Locale, string> = { de: 'Deutsch', en: 'English' }
