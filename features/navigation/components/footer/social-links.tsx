import { useTranslations } from 'next-intl'
import { SmartLink } from '@/components/link/smart-link'
import type { Settings } from '@/lib/contract/settings'
import styles from './footer.module.css'

/** The organisation's places elsewhere, by their names: words say more than six signs. */
export function SocialLinks({ links }: { links: Settings['social'] }) {
  const t = useTranslations('frame.navigation')
  if (links.length === 0) return null
  return (
    <nav aria-label={t('social')} className={styles.social}>
      <ul className={styles.links}>
        {links.map(({ service, title, url }) => (
          <li key={service}>
            <SmartLink href={url} className={styles.link}>
              {title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
