import { useTranslations } from 'next-intl'
import { SmartLink } from '@/components/link/smart-link'
import { Picture } from '@/components/media/picture'
import { getPicture } from '../pictures'
import styles from './components.module.css'

const grounds = ['', 'on-paper', 'on-dark', 'on-crimson', 'on-green']

/** The shared components of blocks, on every background. */
export function Components() {
  const t = useTranslations('styleguide')
  return (
    <div data-example="components">
      {grounds.map((ground) => (
        <div key={ground} className={`${ground} ${styles.ground}`}>
          <div className={`shell ${styles.parts}`}>
            <p>
              <SmartLink href="/styleguide">{t('links.own')}</SmartLink>
            </p>
            <p>
              <SmartLink href="https://www.example.org/">{t('links.foreign')}</SmartLink>
            </p>
            <p className={styles.quiet}>{t('quietText')}</p>
            <p>
              <span className={styles.focused}>{t('focus')}</span>
            </p>
          </div>
        </div>
      ))}
      <div className={`shell ${styles.pictures}`}>
        <Picture image={getPicture('stairs', '')} sizes="(min-width: 45em) 50vw, 100vw" />
        <div className={styles.waiting} />
      </div>
    </div>
  )
}
