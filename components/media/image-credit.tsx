import { useTranslations } from 'next-intl'
import { Disclosure } from '@/components/ui/disclosure'
import styles from './image-credit.module.css'

/**
 * A button that shows the credit of a picture over its lower edge, also without JavaScript (spec
 * §2, §3). Render it beside the picture in a positioned element, never inside a link.
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
