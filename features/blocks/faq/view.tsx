import type { FaqData } from '@/lib/contract/blocks/faq'
import type { BlockViewProps } from '../block'
import { renderListItems } from '../list-items'
import styles from './view.module.css'

/** FAQ block: a list of questions, opened independently. */
export function FaqView({ sizes, ...props }: BlockViewProps<FaqData>) {
  const items = renderListItems(props, sizes)
  if (items.length === 0) return null
  return (
    <ul className={styles.list}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}
