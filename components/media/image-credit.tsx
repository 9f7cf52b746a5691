import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/disclosure'
import styles from './image-credit.module.css'

/**
 * A picture's credit (spec §2, §3). It opens over the lower edge of the picture and needs no
 * JavaScript. Place it next to the picture in a positioned frame, never inside a link.
 */
export function ImageCredit({ name }: { name: string }) {
  const t = useTranslations('blocks.image')
  if (!name) return null
  return (
    <Disclosure
      className={styles.credit}
      button={{ className: styles.mark }}
      summary={
        <>
          <span aria-hidden="true">©</span>
          <span className="visually-hidden">{t('showCredit')}</span>
        </>
      }
    >
      <p className={styles.name}>{t('credit', { name })}</p>
    </Disclosure>
  )
}
