import { useTranslations } from 'next-intl'
import { SmartLink } from '@/components/link/smart-link'
import type { FooterLink } from '@/lib/contract/site/navigation'
import type { Settings } from '@/lib/contract/site/settings'
import { ContactBlock } from './contact-block'
import { Curtain } from './curtain'
import styles from './footer.module.css'
import { SocialLinks } from './social-links'

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
