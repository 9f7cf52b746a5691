import type { HtmlData } from '@/lib/contract/blocks/html'
import type { BlockViewProps } from '../block'
import { HtmlContent } from './html-content'
import styles from './view.module.css'

/** HTML block: hand-written markup, built anew from what is allowed (spec §3). */
export function HtmlView({ data }: BlockViewProps<HtmlData>) {
  if (!data.html_code.trim()) return null
  return (
    <div className={styles.html}>
      <HtmlContent html={data.html_code} />
    </div>
  )
}
