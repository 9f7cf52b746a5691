import { useTranslations } from 'next-intl'
import { ContactWays } from '@/components/contact/contact-ways'
import { SmartLink } from '@/components/link/smart-link'
import { buttonClass } from '@/components/ui/button'
import type { Job } from '@/lib/contract/jobs'
import styles from './job-detail.module.css'

/** How one applies, and who answers questions. */
export function JobApplication({ job }: { job: Job }) {
  const t = useTranslations('jobs.detail')
  const { title, employer, application_url, application_email } = job
  const { contact_name, contact_phone, contact_email } = job
  const subject = encodeURIComponent(t('subject', { title, employer }))
  return (
    <section className={styles.application} aria-labelledby="job-application">
      <h2 id="job-application">{t('application')}</h2>
      {application_url !== '' && (
        <p>
          <SmartLink className={buttonClass('primary')} href={application_url}>
            {t('applyOnline')}
          </SmartLink>
        </p>
      )}
      {application_email !== '' && (
        <p>
          <a
            className={application_url === '' ? buttonClass('primary') : undefined}
            href={`mailto:${application_email}?subject=${subject}`}
          >
            {t('applyByMail')}
          </a>
          <span className={styles.address}>{application_email}</span>
        </p>
      )}
      <div>
        <h3>{t('questions')}</h3>
        {contact_name !== '' && <p>{contact_name}</p>}
        <ContactWays phone={contact_phone} email={contact_email} />
      </div>
    </section>
  )
}
