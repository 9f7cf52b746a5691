import { useTranslations } from 'next-intl'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './own-jobs.module.css'

/** For users whose group has no part in the job board: why there is nothing here, and who can change that. */
export function JobGroupMissing({ contactHref }: { contactHref: string }) {
  const t = useTranslations('ownJobs.group')
  return (
    <div className={styles.refused}>
      <p>{t('text')}</p>
      <p>
        <PageLink href={contactHref}>{t('contact')}</PageLink>
      </p>
    </div>
  )
}
