import { useTranslations } from 'next-intl'
import { ContactWays } from '@/components/contact/contact-ways'
import { formatFileSize } from '@/components/files/file-format'
import { SmartLink } from '@/components/link/smart-link'
import { getButtonClass } from '@/components/ui/button'
import { toMailtoUrl } from '@/lib/contract/common/email'
import type { Locale } from '@/lib/contract/common/locale'
import type { Job } from '@/lib/contract/jobs/jobs'
import styles from './job-detail.module.css'

/** The section with the ways to apply and the contact person for questions. */
export function JobApplication({ job, locale }: { job: Job; locale: Locale }) {
  const t = useTranslations('jobs.detail')
  const { title, employer, application_url, application_email, pdf } = job
  const { contact_name, contact_phone, contact_email } = job
  const subject = encodeURIComponent(t('subject', { title, employer }))
  return (
    <section className={styles.application} aria-labelledby="job-application">
      <h2 id="job-application">{t('application')}</h2>
      {application_url !== '' && (
        <p data-apply="">
          <SmartLink className={getButtonClass('primary')} href={application_url}>
            {t('applyOnline')}
          </SmartLink>
        </p>
      )}
      {application_email !== '' && (
        <p data-apply="">
          <a
            className={application_url === '' ? getButtonClass('primary') : undefined}
            href={`${toMailtoUrl(application_email)}?subject=${subject}`}
          >
            {t('applyByMail')}
          </a>
          <span className={styles.address}>{application_email}</span>
        </p>
      )}
      {pdf && <JobPdf pdf={pdf} locale={locale} />}
      <div>
        <h3>{t('questions')}</h3>
        {contact_name !== '' && <p>{contact_name}</p>}
        <ContactWays phone={contact_phone} email={contact_email} />
      </div>
    </section>
  )
}

function JobPdf({ pdf, locale }: { pdf: NonNullable<Job['pdf']>; locale: Locale }) {
  const t = useTranslations('jobs.detail')
  const size = formatFileSize(pdf.byte_size, locale)
  return (
    <p>
      <a href={pdf.url}>{t('pdf')}</a>
      <span className={styles.address}>
        PDF, <span aria-hidden="true">{size.short}</span>
        <span className="visually-hidden">{size.long}</span>
      </span>
    </p>
  )
}
