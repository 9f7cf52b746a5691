import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/contact/phone-link'
import { mailtoUrl } from '@/lib/contract/common/email'
import type { Settings } from '@/lib/contract/site/settings'
import { parsePhoneNumber } from '@/lib/text/phone-numbers'
import styles from './footer.module.css'

/** Address, telephones and opening hours of the organization. */
export function ContactBlock({ settings }: { settings: Settings }) {
  const t = useTranslations('frame.footer')
  const { name, address, phones, email, opening_hours: hours } = settings
  return (
    <div className={styles.contact}>
      <address className={styles.address}>
        <strong className={styles.name}>{name}</strong>
        <span>{address.street}</span>
        <span>
          {address.zip} {address.place}
        </span>
        <span>{address.country}</span>
        {email && (
          <a href={mailtoUrl(email)} className={styles.link}>
            {email}
          </a>
        )}
      </address>
      <Facts
        title={t('phone')}
        facts={phones.map(({ label, number }) => ({
          name: label,
          value: <PhoneLink phone={parsePhoneNumber(number)} className={styles.link} />,
        }))}
      />
      <Facts title={t('hours')} facts={hours.map(({ days, hours: time }) => ({ name: days, value: time }))} />
    </div>
  )
}

interface Fact {
  name: string
  value: ReactNode
}

function Facts({ title, facts }: { title: string; facts: Fact[] }) {
  if (facts.length === 0) return null
  return (
    <div>
      <h2 className={styles.title}>{title}</h2>
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
