import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ShareLinks } from '@/components/link/share-links'
import { Picture } from '@/components/media/picture'
import { toLangAttribute } from '@/lib/i18n/lang-attribute'
import { PageLink } from '@/lib/i18n/page-link'
import { buildPath } from '@/lib/i18n/paths'
import { WithdrawJob } from '../moderation/withdraw-job'
import { JobApplication } from './job-application'
import styles from './job-detail.module.css'
import { JobFacts } from './job-facts'
import { JobHead, type JobHeadProps } from './job-head'
import { PrintButton } from './print-button'
import { SaveToggle } from './save-toggle'
import { SimilarJobs } from './similar-jobs'
import { useEntryTexts } from './use-entry-texts'

export interface JobDetailProps extends JobHeadProps {
  /** The absolute address of the ad; null in a preview, because a draft has no public address. */
  address: string | null
  /** Shows a rich text. */
  renderText: (text: string) => ReactNode
}

/** A job ad: facts, description, ways to apply, links for sharing, and similar ads. */
export function JobDetail({ job, locale, today, address, renderText }: JobDetailProps) {
  const t = useTranslations('jobs.detail')
  const { title, language, description, requirements, offer, logo, organization, similar } = job
  const entryTexts = useEntryTexts()
  const ownLanguage = toLangAttribute(language, locale)
  const texts: [heading: string, text: string][] = [
    [t('description'), description],
    [t('requirements'), requirements],
    [t('offer'), offer],
  ]
  return (
    <>
      <JobHead job={job} locale={locale} today={today} />
      <div className={styles.columns}>
        <section className={styles.aside} aria-label={t('facts')}>
          {logo && <Picture image={logo} className={styles.logo} sizes="15rem" />}
          <JobFacts job={job} locale={locale} />
          <JobApplication job={job} locale={locale} />
        </section>
        <div className={styles.texts}>
          {ownLanguage && <p className={styles.note}>{t('otherLanguage')}</p>}
          {texts.map(
            ([heading, text]) =>
              text !== '' && (
                <section key={heading} className={styles.text}>
                  <h2>{heading}</h2>
                  <div lang={ownLanguage}>{renderText(text)}</div>
                </section>
              ),
          )}
          {address !== null && (
            <>
              <p className={styles.online}>{t('address', { address })}</p>
              <div className={styles.actions}>
                <SaveToggle id={job.id} title={title} texts={entryTexts} />
                <PrintButton text={t('print')} />
                <WithdrawJob
                  id={job.id}
                  locale={locale}
                  texts={{ withdraw: t('withdraw'), withdrawn: t('withdrawn') }}
                />
              </div>
              <ShareLinks title={title} address={address} />
            </>
          )}
        </div>
      </div>
      <SimilarJobs jobs={similar} locale={locale} today={today} />
      <p className={styles.ways} data-no-print="">
        {organization && <PageLink href={organization.url}>{t('organization', { name: organization.title })}</PageLink>}
        <PageLink href={buildPath(locale, '/jobboerse')}>{t('allJobs')}</PageLink>
      </p>
    </>
  )
}
