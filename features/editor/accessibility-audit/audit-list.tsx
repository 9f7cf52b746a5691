import { useTranslations } from 'next-intl'
import styles from './accessibility-audit.module.css'
import { FindingText } from './finding-text'
import { toFindingId } from './findings'
import { ShowFinding } from './show-finding'
import type { Audit } from './use-audit'

export interface AuditListProps {
  audit: Audit
}

/** Lists the findings of the accessibility audit with links to their blocks. */
export function AuditList({ audit }: AuditListProps) {
  const t = useTranslations('editor.audit')
  const { findings } = audit
  return (
    <>
      {findings?.length === 0 && <p>{t('nothing')}</p>}
      {findings && findings.length > 0 && (
        <ul className={styles.list}>
          {findings.map((finding) => (
            <li key={toFindingId(finding)}>
              <FindingText finding={finding} />
              {audit.getReason(finding) && (
                <p className={styles.hint}>{t('waived', { reason: audit.getReason(finding) })}</p>
              )}
              <ShowFinding finding={finding} audit={audit} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
