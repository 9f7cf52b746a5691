import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useDebounced } from '@/components/ui/use-debounced'
import type { NavigationValues } from '@/lib/contract/administration/navigation'
import { locales } from '@/lib/contract/common/locale'
import type { MenuEntry } from '@/lib/contract/site/navigation'
import { useAdministration } from '../administration-context'
import { useFailureText } from '../ui/failure-text'
import { previewQuery } from './queries'
import styles from './tree.module.css'

/** A preview of the menus and the footer in all languages, as visitors see them. */
export function NavigationPreview({ values }: { values: NavigationValues }) {
  const t = useTranslations('administration.tree.preview')
  const tLanguages = useTranslations('administration.languages')
  const { locale, callWithLogin } = useAdministration()
  const failureText = useFailureText()
  const debouncedValues = useDebounced(values)
  const { data, error, isPending } = useQuery(previewQuery(locale, debouncedValues, callWithLogin))
  return (
    <section className={styles.preview} aria-labelledby="preview-title">
      <h2 id="preview-title">{t('title')}</h2>
      <p className={styles.note}>{t('text')}</p>
      {isPending && <p role="status">{t('loading')}</p>}
      {error && (
        <p role="alert" className={styles.problem}>
          {t('failed')} {failureText(error.failure)}
        </p>
      )}
      {data && (
        <div className={styles.languages}>
          {locales.map((language) => (
            <section key={language} className={`on-dark ${styles.menuPreview}`} aria-label={tLanguages(language)}>
              <h3>{tLanguages(language)}</h3>
              <div lang={language}>
                <EntryList entries={data[language].menu} />
                <ul className={styles.menuPreviewFooter}>
                  {data[language].footer.map(({ title, url }) => (
                    <li key={url}>{title}</li>
                  ))}
                </ul>
              </div>
            </section>
          ))}
        </div>
      )}
    </section>
  )
}

function EntryList({ entries }: { entries: readonly MenuEntry[] }) {
  return (
    <ul>
      {entries.map((entry) => (
        <li key={entry.url || entry.title} data-highlight={entry.is_highlight || undefined}>
          {entry.menu_name || entry.title}
          {entry.children.length > 0 && <EntryList entries={entry.children} />}
        </li>
      ))}
    </ul>
  )
}
