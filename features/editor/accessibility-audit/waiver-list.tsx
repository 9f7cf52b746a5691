import { useTranslations } from 'next-intl'
import type { Waiver } from '@/lib/contract/pages/accessibility-audit'
import styles from './accessibility-audit.module.css'

/** Lists the waived findings of a version with their reasons. */
export function WaiverList({ waivers }: { waivers: readonly Waiver[] }) {
  const t = useTranslations('editor.audit')
  if (waivers.length === 0) return null
  return (
    <ul aria-label={t('waivedTitle')} className={styles.waived}>
      {waivers.map(({ module, rule, subject, reason }) => (
        <li key={`${module} ${rule} ${subject}`}>
          {t(`names.${rule}`)}
          {subject && <q className={styles.subject}>{subject}</q>}
          {`: ${reason}`}
        </li>
      ))}
    </ul>
  )
}
