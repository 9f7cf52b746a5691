import { useTranslations } from 'next-intl'
import styles from './accessibility-audit.module.css'
import { type Finding, isError } from './findings'

/** Shows a finding, its subject and the remedy. */
export function FindingText({ finding }: { finding: Finding }) {
  const t = useTranslations('editor.audit')
  const { rule, subject } = finding
  const isNamed = subject !== '' && rule !== 'picture-undescribed'
  return (
    <>
      <p className={styles.name} data-severity={isError(finding) ? 'error' : 'notice'}>
        <strong>{t(isError(finding) ? 'error' : 'notice')}:</strong> {t(`names.${rule}`)}
        {isNamed && <q className={styles.subject}>{subject}</q>}
      </p>
      <p className={styles.hint}>{t(`hints.${rule}`)}</p>
    </>
  )
}
