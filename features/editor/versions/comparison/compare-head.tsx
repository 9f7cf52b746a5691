import { useTranslations } from 'next-intl'
import type { RefObject } from 'react'
import type { FieldDiff } from '@/lib/contract/pages/page-diff'
import styles from './comparison.module.css'
import { FieldChanges } from './field-changes'

export interface CompareHeadProps {
  from: string
  to: string
  /** The number of changes; null while loading. */
  count: number | null
  isFailed: boolean
  settings: readonly FieldDiff[]
  /** Refers to the list of the changed settings. */
  settingsRef: RefObject<HTMLDivElement | null>
}

/**
 * The header of a comparison: the compared states, a legend, and the changed fields of the page
 * itself.
 */
export function CompareHead({ from, to, count, isFailed, settings, settingsRef }: CompareHeadProps) {
  const t = useTranslations('editor.compare')
  return (
    <section aria-labelledby="compare-title" className={styles.head}>
      <p id="compare-title" className={styles.title}>
        {t('what', { from, to })}
      </p>
      <p role="status">{count === null ? !isFailed && t('loading') : t('count', { count })}</p>
      {count !== null && count > 0 && (
        <ul className={styles.legend} aria-label={t('legend')}>
          {(['added', 'removed', 'changed', 'moved'] as const).map((kind) => (
            <li key={kind} data-kind={kind}>
              {t(`kinds.${kind}`)}
            </li>
          ))}
          <li>
            <ins>{t('labels.addedExample')}</ins>
          </li>
          <li>
            <del>{t('labels.removedExample')}</del>
          </li>
        </ul>
      )}
      {settings.length > 0 && (
        <div ref={settingsRef} tabIndex={-1} className={styles.settings}>
          <p className={styles.title}>{t('settings')}</p>
          <FieldChanges fields={settings} model={null} />
        </div>
      )}
    </section>
  )
}
