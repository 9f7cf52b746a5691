import { useTranslations } from 'next-intl'
import { ContactWays } from '@/components/contact/contact-ways'
import { SmartLink } from '@/components/link/smart-link'
import { Picture } from '@/components/media/picture'
import type { Locale } from '@/lib/contract/common/locale'
import type { OrganizationRecord } from '@/lib/contract/records/organization-record'
import { mapAddress } from '../map-address'
import styles from './organization-contact.module.css'

export interface OrganizationContactProps {
  organization: OrganizationRecord
  locale: Locale
  /** The address of the organization's page; null before publication. */
  url: string | null
}

/** The postal address and the contact details of an organization. */
export function OrganizationContact({ organization, locale, url }: OrganizationContactProps) {
  const t = useTranslations('organization.head')
  const { logo, phone, email, website, member_since: year } = organization
  const map = mapAddress(organization)
  return (
    <section className={styles.contact} aria-label={t('contact')}>
      {logo && <Picture image={logo} className={styles.logo} sizes="15rem" />}
      <PostalAddress organization={organization} locale={locale} />
      <div className={styles.ways}>
        <ContactWays phone={phone} email={email} className={styles.phoneAndEmail} />
        {website !== '' && (
          <p className={styles.website}>
            <SmartLink href={website}>
              <span className="visually-hidden">{t('website')} </span>
              {toHost(website)}
            </SmartLink>
          </p>
        )}
      </div>
      <div className={styles.more}>
        <ul className={styles.tools} data-no-print>
          {map && (
            <li>
              <SmartLink href={map}>{t('showOnMap')}</SmartLink>
            </li>
          )}
          {url && (
            <li>
              <a href={`${url}.vcf`} download>
                {t('saveContact')}
              </a>
            </li>
          )}
        </ul>
        {year !== null && <p className={styles.fact}>{t('memberSince', { year: String(year) })}</p>}
      </div>
    </section>
  )
}

function PostalAddress({ organization, locale }: Pick<OrganizationContactProps, 'organization' | 'locale'>) {
  const { street, zip, place, region, country } = organization
  const isAbroad = country !== '' && country !== 'DE'
  const countryName = isAbroad ? new Intl.DisplayNames(locale, { type: 'region' }).of(country) : undefined
  const lines = [street, [zip, place].filter(Boolean).join(' '), region?.title, countryName]
  const filledLines = lines.filter((line) => line)
  if (filledLines.length === 0) return null
  return (
    <address className={styles.address}>
      {filledLines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  )
}

const toHost = (website: string) => new URL(website).hostname.replace(/^www\./, '')
