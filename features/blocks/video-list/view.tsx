import type { VideoListData } from '@/lib/contract/blocks/video-list'
import type { BlockViewProps } from '../block'
import { listItems } from '../list-items'
import { listSizes } from '../list-sizes'
import styles from './view.module.css'

/** Video list block: its videos two by two (spec §3). */
export function VideoListView({ sizes, ...rest }: BlockViewProps<VideoListData>) {
  const items = listItems(rest, listSizes(sizes, [{ from: 45, columns: 2 }]))
  if (items.length === 0) return null
  return (
    <ul className={styles.list}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}
