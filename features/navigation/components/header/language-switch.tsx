'use client'

import { usePageFrame } from '@/components/page-frame/page-frame-provider'
import { type Locale, languageTags, locales } from '@/lib/contract/common/locale'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './language-switch.module.css'

/**
 * A link for each language, named by its code (spec §2). Marks the current language. A language
 * without a translation of the page leads to its home page.
 */
export function LanguageSwitch({ locale, label }: { locale: Locale; label: string }) {
  const { alternates } = usePageFrame()
  return (
    <nav aria-label={label} className={styles.switch} data-languages="">
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

/** The name of each language in the language. */
const languageNames: Record<Locale, string> = { de: 'Deutsch', en: 'English' }
