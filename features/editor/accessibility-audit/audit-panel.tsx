import { useTranslations } from 'next-intl'
import { createOnDemand } from '@/components/ui/on-demand'
import { classNames } from '@/lib/class-names'
import { LazyPanel } from '../toolbar/lazy-panel'
import toolbarStyles from '../toolbar/toolbar.module.css'
import styles from './accessibility-audit.module.css'
import type { AuditListProps } from './audit-list'
import { countFindings } from './marks'

export const auditList = createOnDemand(async () => (await import('./audit-list')).AuditList)

/** The panel of the accessibility audit. Idle screen readers announce changed results. */
export function AuditPanel({ audit }: AuditListProps) {
  const t = useTranslations('editor.audit')
  const { findings } = audit
  const counts = countFindings(findings ?? [])
  const summary = findings === null ? t('looking') : t('counts', { ...counts })

  const marks = {
    'data-errors': counts.errors > 0 ? '' : undefined,
    'data-count': counts.errors + counts.notices || undefined,
  }

  return (
    <>
      <LazyPanel
        icon="accessibility"
        visibleLabel={t('name')}
        priority={4}
        label={t('title', { summary })}
        button={{ className: classNames(styles.summary, toolbarStyles.counted), ...marks }}
        panel={auditList}
        props={{ audit }}
      />
      <p role="status" className="visually-hidden">
        {findings && t('title', { summary })}
      </p>
    </>
  )
}
