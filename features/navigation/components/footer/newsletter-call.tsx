import { useTranslations } from 'next-intl'
import { PageLink } from '@/lib/i18n/page-link'
import styles from './newsletter-call.module.css'

interface NewsletterCallProps {
  href: string
  /** The texts of the settings; empty texts use the defaults. */
  title: string
  text: string
}

/** The invitation to the newsletter at the end of a public page (spec §2). */
export function NewsletterCall({ href, title, text }: NewsletterCallProps) {
  const t = useTranslations('frame.newsletter')
  return (
    <aside className={`on-crimson ${styles.call}`} aria-labelledby="newsletter-call" data-no-print>
      <div className={`shell ${styles.inner}`}>
        <h2 id="newsletter-call" className={styles.title}>
          {title || t('title')}
        </h2>
        <div className={styles.text}>
          {text && <p>{text}</p>}
          <PageLink href={href} className={styles.action}>
            {t('action')}
          </PageLink>
        </div>
      </div>
    </aside>
  )
}
