import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { ToolButton } from '@/components/ui/tool-button'
import { ToolDisclosure } from '@/components/ui/tool-disclosure'
import toolbarStyles from '../toolbar/toolbar.module.css'
import styles from './accessibility-audit.module.css'
import { FindingText } from './finding-text'
import { type Finding, idOf } from './findings'
import { countsOf } from './marks'
import type { Audit } from './use-audit'

export interface AuditPanelProps {
  audit: Audit
  /** Scrolls to the block of a finding. */
  onShow: (finding: Finding) => void
}

/** The findings of the accessibility audit with links to their blocks; changes are announced politely. */
export function AuditPanel({ audit, onShow }: AuditPanelProps) {
  const t = useTranslations('editor.audit')
  const panel = useRef<HTMLDetailsElement>(null)
  const { findings } = audit
  const counts = countsOf(findings ?? [])
  const summary = findings === null ? t('looking') : t('counts', { ...counts })

  const marks = {
    'data-errors': counts.errors > 0 ? '' : undefined,
    'data-count': counts.errors + counts.notices || undefined,
  }

  return (
    <>
      <ToolDisclosure
        ref={panel}
        icon="accessibility"
        label={t('title', { summary })}
        button={{ className: styles.summary, ...marks }}
      >
        <div className={toolbarStyles.panel}>
          {findings?.length === 0 && <p>{t('nothing')}</p>}
          <ul className={styles.list}>
            {findings?.map((finding) => (
              <li key={idOf(finding)}>
                <FindingText finding={finding} />
                {audit.reason(finding) && (
                  <p className={styles.hint}>{t('waived', { reason: audit.reason(finding) })}</p>
                )}
                <ToolButton
                  variant="link"
                  onClick={() => {
                    if (panel.current) panel.current.open = false
                    onShow(finding)
                  }}
                >
                  {t('show')}
                </ToolButton>
              </li>
            ))}
          </ul>
        </div>
      </ToolDisclosure>
      <p role="status" className="visually-hidden">
        {findings && t('title', { summary })}
      </p>
    </>
  )
}
