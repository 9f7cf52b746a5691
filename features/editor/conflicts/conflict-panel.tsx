import { useTranslations } from 'next-intl'
import type { Editor } from '../core/editor'
import styles from '../desk/desk.module.css'

/** Where another editor changed the same words: both versions stand side by side until one is chosen. */
export function ConflictPanel({ editor }: { editor: Editor }) {
  const t = useTranslations('editor.conflict')
  const { conflicts } = editor
  if (conflicts.length === 0) return null
  return (
    <div className={styles.problems} role="alert">
      <h2>{t('title')}</h2>
      {conflicts.map(({ key, fields, current, yours, by }) => (
        <div key={key} className={styles.conflict}>
          <section aria-label={t('yours')}>
            <h3>{t('yours')}</h3>
            <p>{yours ? wordsOf(yours, fields) : t('deleted')}</p>
            <button type="button" className={styles.control} onClick={() => editor.resolve(key, yours)}>
              {t('takeYours')}
            </button>
          </section>
          <section aria-label={t('theirs', { by: by ?? t('somebody') })}>
            <h3>{t('theirs', { by: by ?? t('somebody') })}</h3>
            <p>{current ? wordsOf(current, fields) : t('deleted')}</p>
            <button type="button" className={styles.control} onClick={() => editor.resolve(key, null)}>
              {t('takeTheirs')}
            </button>
          </section>
        </div>
      ))}
    </div>
  )
}

/** The words of fields, without markup. */
function wordsOf(data: Readonly<Record<string, unknown>>, fields: readonly string[]): string {
  return fields
    .map((field) => data[field])
    .map((value) => (typeof value === 'string' ? value.replace(/<[^>]+>/g, ' ') : JSON.stringify(value)))
    .join(' · ')
}
