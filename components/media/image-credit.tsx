import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/disclosure'
import styles from './image-credit.module.css'

/**
 * A button that shows the credit of a picture over the picture's lower edge, also without
 * JavaScript (spec §2, §3). Render it next to the picture in a positioned element, and not inside a
 * link.
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
