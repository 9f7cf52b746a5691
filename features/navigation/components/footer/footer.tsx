import { useTranslations } from 'next-intl'
import { SmartLink } from '@/components/link/smart-link'
import type { FooterLink } from '@/lib/contract/navigation'
import type { Settings } from '@/lib/contract/settings'
import { ContactBlock } from './contact-block'
import styles from './footer.module.css'
import { SocialLinks } from './social-links'

export interface FooterProps {
  links: FooterLink[]
  /** Null while the backend cannot say who runs the site. */
  settings: Settings | null
}

/** The footer of every page: who we are, where and when we can be reached, where else to go (spec §2). */
export function Footer({ links, settings }: FooterProps) {
  const t = useTranslations('frame')
  return (
    <footer className={`on-dark ${styles.footer}`}>
      <div className={`shell ${styles.inner}`}>
        {settings && <p className={styles.claim}>{settings.claim}</p>}
        {settings && <ContactBlock settings={settings} />}
        {links.length > 0 && (
          <nav aria-label={t('navigation.footer')} className={styles.pages}>
            <ul className={styles.links}>
              {links.map(({ title, url }) => (
                <li key={url}>
                  <SmartLink href={url} className={styles.link}>
                    {title}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
        {settings && <SocialLinks links={settings.social} />}
      </div>
      <div className={styles.curtain} aria-hidden="true" />
    </footer>
  )
}
