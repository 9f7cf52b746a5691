import { useTranslations } from 'next-intl'
import { ToolButton } from '@/components/ui/tool-button'
import styles from './accessibility-audit.module.css'
import { FindingText } from './finding-text'
import { type Finding, idOf } from './findings'
import type { Audit } from './use-audit'

export interface AuditListProps {
  audit: Audit
  /** Scrolls to the block of a finding. */
  onShow: (finding: Finding) => void
}

/** The findings of the accessibility audit with links to their blocks. */
export function AuditList({ audit, onShow }: AuditListProps) {
  const t = useTranslations('editor.audit')
  const { findings } = audit
  return (
    <>
      {findings?.length === 0 && <p>{t('nothing')}</p>}
      {findings && findings.length > 0 && (
        <ul className={styles.list}>
          {findings.map((finding) => (
            <li key={idOf(finding)}>
              <FindingText finding={finding} />
              {audit.reason(finding) && (
                <p className={styles.hint}>{t('waived', { reason: audit.reason(finding) })}</p>
              )}
              <ToolButton variant="link" onClick={() => onShow(finding)}>
                {t('show')}
              </ToolButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
