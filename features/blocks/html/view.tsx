import { useTranslations } from 'next-intl'
import type { HtmlData } from '@/lib/contract/blocks/html'
import { HtmlCode } from './html-code'
import styles from './view.module.css'

/** HTML block: the code of the block or of an HTML selection. */
export function HtmlView({ data }: { data: HtmlData }) {
  const t = useTranslations('blocks.html')
  if (!data.html_code.trim()) return null
  const texts = { table: t('table'), frame: (service: string) => t('frame', { service }) }
  return (
    <div className={styles.html}>
      <HtmlCode html={data.html_code} texts={texts} />
    </div>
  )
}
