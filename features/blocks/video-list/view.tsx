import type { VideoListData } from '@/lib/contract/blocks/video-list'
import type { BlockViewProps } from '../block'
import { renderListItems } from '../list-items'
import { getListSizes } from '../list-sizes'
import styles from './view.module.css'

/** Video list block: videos in two columns (spec §3). */
export function VideoListView({ sizes, ...props }: BlockViewProps<VideoListData>) {
  const items = renderListItems(props, getListSizes(sizes, [{ fromEm: 45, columns: 2 }]))
  if (items.length === 0) return null
  return (
    <ul className={styles.list}>
      {items.map(({ key, content }) => (
        <li key={key}>{content}</li>
      ))}
    </ul>
  )
}
