import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/contact/phone-link'
import { SmartLink } from '@/components/link/smart-link'
import { toMailtoUrl } from '@/lib/contract/common/email'
import type { FooterLink } from '@/lib/contract/site/navigation'
import type { Settings } from '@/lib/contract/site/settings'
import { parsePhoneNumber } from '@/lib/text/phone-numbers'
import { Curtain } from './curtain'
import styles from './footer.module.css'
import { Glyph } from './glyphs'

export interface FooterProps {
  links: FooterLink[]
  /** Null if the settings could not be loaded. */
  settings: Settings | null
  /** The data protection page: the target of the consent link without JavaScript. */
  dataProtection: string
}

/** The footer of every page: organization, contact, opening hours and links (spec §2). */
export function Footer({ links, settings, dataProtection }: FooterProps) {
  const t = useTranslations('frame')
  return (
    <footer className={`on-dark ${styles.footer}`}>
      <div className={`shell ${styles.inner}`}>
        {settings && <p className={styles.claim}>{settings.claim}</p>}
        {settings && <ContactBlock settings={settings} />}
        <nav aria-label={t('navigation.footer')} className={styles.pages}>
          <ul className={styles.links}>
            {links.map(({ title, url }) => (
              <li key={url}>
                <SmartLink href={url} className={styles.link}>
                  {title}
                </SmartLink>
              </li>
            ))}
            <li>
              <a href={dataProtection} className={styles.link} data-consent-settings>
                {t('footer.consent')}
              </a>
            </li>
          </ul>
        </nav>
        {settings && <SocialLinks links={settings.social} />}
      </div>
      <Curtain texts={{ stop: t('footer.stopMotion'), start: t('footer.startMotion') }} />
    </footer>
  )
}

/** The organization's profiles on social networks, with icons and names. */
function SocialLinks({ links }: { links: Settings['social'] }) {
  const t = useTranslations('frame.navigation')
  if (links.length === 0) return null
  return (
    <nav aria-label={t('social')} className={styles.social}>
      <ul className={styles.links}>
        {links.map(({ service, title, url }) => (
          <li key={service} className={styles.profile}>
            <Glyph service={service} className={styles.glyph} />
            <SmartLink href={url} className={styles.link}>
              {title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** Address, telephones and opening hours of the organization. */
function ContactBlock({ settings }: { settings: Settings }) {
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
          <a href={toMailtoUrl(email)} className={styles.link}>
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

function Facts({ title, facts }: { title: string; facts: { name: string; value: ReactNode }[] }) {
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
