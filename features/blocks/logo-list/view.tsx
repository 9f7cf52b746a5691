import type { LogoListData } from '@/lib/contract/blocks/logo-list'
import { logoListItemSchema } from '@/lib/contract/blocks/logo-list'
import type { Module } from '@/lib/contract/blocks/module'
import type { BlockViewProps } from '../block'
import { renderListItems } from '../list-items'
import styles from './view.module.css'

/** The maximum width of a logo in every layout. */
const logoSizes = '15rem'

/** Returns false for a logo without picture and text. */
function isShown(child: Module): boolean {
  const { data } = logoListItemSchema.safeParse(child.data)
  return !data || data.image !== null || data.text !== ''
}

/** Logo list block: logos on white, of visually equal size. */
export function LogoListView(props: BlockViewProps<LogoListData>) {
  const items = renderListItems(props, logoSizes, isShown)
  if (items.length === 0) return null
  return (
    <ul className={styles.list}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}
