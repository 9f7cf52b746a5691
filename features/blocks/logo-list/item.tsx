import { useTranslations } from 'next-intl'
import { SmartLink } from '@/components/link/smart-link'
import { Picture } from '@/components/media/picture'
import type { LogoListItemData } from '@/lib/contract/blocks/logo-list'
import type { BlockViewProps } from '../block'
import styles from './item.module.css'
import { getLogoShape } from './shape'

/** A logo: picture, text below it and credit; picture and text link to `link`. */
export function LogoListItemView({ data, sizes, editAttributes, fieldAttributes }: BlockViewProps<LogoListItemData>) {
  const t = useTranslations('blocks')
  const { image, link, text } = data
  const alt = data.image_alt || image?.alt || ''
  const copyright = data.image_copyright || image?.copyright || ''
  // The alternative text is empty if the text below already names the logo.
  const spokenAlt = alt === text ? '' : alt
  const logo = (
    <>
      {image && (
        <span className={styles.frame}>
          <Picture image={{ ...image, alt: spokenAlt }} sizes={sizes} className={styles.picture} />
        </span>
      )}
      {text && (
        <span className={styles.text} {...fieldAttributes?.('text')}>
          {text}
        </span>
      )}
    </>
  )
  return (
    <div className={styles.logo} data-shape={image ? getLogoShape(image) : 'none'} {...editAttributes}>
      {link ? (
        <SmartLink href={link} className={styles.link} isUnmarked>
          {logo}
          {!spokenAlt && !text && <span className="visually-hidden">{t('logo.openLink')}</span>}
        </SmartLink>
      ) : (
        logo
      )}
      {image && copyright && <small className={styles.credit}>{t('image.credit', { name: copyright })}</small>}
    </div>
  )
}
