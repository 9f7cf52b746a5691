import { useTranslations } from 'next-intl'
import { SmartLink } from '@/components/link/smart-link'
import type { Settings } from '@/lib/contract/site/settings'
import styles from './footer.module.css'
import { Glyph } from './glyphs'

/** The organization's profiles on social networks, with icons and names. */
export function SocialLinks({ links }: { links: Settings['social'] }) {
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
